target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"environment" = common global i8* null
define void @"steps"(i8* %"x.0", i8* %"x.1", i64 %"x.2", i64 %"x.3", i32* %"x.4", i64 %"x.5.0", i64 %"x.6.0", i8* %"y.0", i8* %"y.1", i64 %"y.2", i64 %"y.3", i32* %"y.4", i64 %"y.5.0", i64 %"y.6.0")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"x.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo", i8* %"x.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent", i64 %"x.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems", i64 %"x.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize", i32* %"x.4", 4
  %".17" = insertvalue [1 x i64] undef, i64 %"x.5.0", 0
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data", [1 x i64] %".17", 5
  %".18" = insertvalue [1 x i64] undef, i64 %"x.6.0", 0
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape", [1 x i64] %".18", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} undef, i8* %"y.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.meminfo.1", i8* %"y.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.parent.1", i64 %"y.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.nitems.1", i64 %"y.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.itemsize.1", i32* %"y.4", 4
  %".19" = insertvalue [1 x i64] undef, i64 %"y.5.0", 0
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.data.1", [1 x i64] %".19", 5
  %".20" = insertvalue [1 x i64] undef, i64 %"y.6.0", 0
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.shape.1", [1 x i64] %".20", 6
  %"x" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %"y" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"y"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %".38" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".38"
  %"$64pred" = alloca i1
  store i1 0, i1* %"$64pred"
  %"z" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %"z"
  %"count" = alloca i64
  store i64 0, i64* %"count"
  %"count.3" = alloca i64
  store i64 0, i64* %"count.3"
  %"$86pred" = alloca i1
  store i1 0, i1* %"$86pred"
  %"z.2" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %"z.2"
  %"count.2" = alloca i64
  store i64 0, i64* %"count.2"
  %".90" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".90"
  %".98" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".98"
  %"$176pred" = alloca i1
  store i1 0, i1* %"$176pred"
  %"$374pred" = alloca i1
  store i1 0, i1* %"$374pred"
  %".122" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".122"
  %".126" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".126"
  %".130" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".130"
  %".156" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156"
  %"quot" = alloca i64
  store i64 0, i64* %"quot"
  %"rem" = alloca i64
  store i64 0, i64* %"rem"
  %".193" = alloca i64
  store i64 0, i64* %".193"
  %".196" = alloca i64
  store i64 0, i64* %".196"
  %".229" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".229"
  %"quot.1" = alloca i64
  store i64 0, i64* %"quot.1"
  %"rem.1" = alloca i64
  store i64 0, i64* %"rem.1"
  %".266" = alloca i64
  store i64 0, i64* %".266"
  %".269" = alloca i64
  store i64 0, i64* %".269"
  %".301" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".301"
  %".309" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".309"
  %".313" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".313"
  %".317" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".317"
  %"z.1" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %"z.1"
  %"count.1" = alloca i64
  store i64 0, i64* %"count.1"
  %"$284pred" = alloca i1
  store i1 0, i1* %"$284pred"
  %".369" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".369"
  %".377" = alloca {double, double}
  store {double, double} zeroinitializer, {double, double}* %".377"
  %".419" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".419"
  %"quot.2" = alloca i64
  store i64 0, i64* %"quot.2"
  %"rem.2" = alloca i64
  store i64 0, i64* %"rem.2"
  %".456" = alloca i64
  store i64 0, i64* %".456"
  %".459" = alloca i64
  store i64 0, i64* %".459"
  %".492" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".492"
  %"quot.3" = alloca i64
  store i64 0, i64* %"quot.3"
  %"rem.3" = alloca i64
  store i64 0, i64* %"rem.3"
  %".531" = alloca i64
  store i64 0, i64* %".531"
  %".534" = alloca i64
  store i64 0, i64* %".534"
  %".567" = alloca {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".567"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"y"
  %".25" = trunc i64 1 to i32
  %".26" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".27" = sext i32 %".26" to i64
  %".28" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".29" = sext i32 %".28" to i64
  %".30" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".31" = sext i32 %".30" to i64
  %".32" = mul i64 %".29", %".31"
  %".33" = add i64 %".32", %".27"
  %".35" = load i64, i64* %"i"
  store i64 %".33", i64* %"i"
  %".37" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".38"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".37", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".38"
  %".42" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".38", i32 0, i32 2
  %".43" = load i64, i64* %".42"
  %".44" = load i64, i64* %"i"
  %".45" = icmp slt i64 %".44", %".43"
  %".47" = load i1, i1* %"$64pred"
  store i1 %".45", i1* %"$64pred"
  %".49" = load i1, i1* %"$64pred"
  br i1 %".49", label %"B66", label %"B444"
B66:
  %".51" = load i1, i1* %"$64pred"
  store i1 0, i1* %"$64pred"
  %".53" = insertvalue {{double, double}, i64} undef, {double, double} {double              0x0, double              0x0}, 0
  %".54" = insertvalue {{double, double}, i64} %".53", i64 0, 1
  %".55" = extractvalue {{double, double}, i64} %".54", 0
  %".56" = extractvalue {{double, double}, i64} %".54", 1
  %".58" = load {double, double}, {double, double}* %"z"
  store {double, double} %".55", {double, double}* %"z"
  %".61" = load i64, i64* %"count"
  store i64 %".56", i64* %"count"
  %".63" = load i64, i64* %"count"
  %".65" = load i64, i64* %"count.3"
  store i64 0, i64* %"count.3"
  %".67" = load i64, i64* %"count"
  %".68" = icmp slt i64 0, 20
  %".70" = load i1, i1* %"$86pred"
  store i1 %".68", i1* %"$86pred"
  %".72" = load i1, i1* %"$86pred"
  br i1 %".72", label %"B88", label %"B376"
B88:
  %".74" = load i1, i1* %"$86pred"
  store i1 0, i1* %"$86pred"
  %".76" = load i64, i64* %"count"
  %".77" = load i64, i64* %"count.3"
  store i64 0, i64* %"count.3"
  %".79" = load {double, double}, {double, double}* %"z"
  %".81" = load {double, double}, {double, double}* %"z.2"
  store {double, double} %".79", {double, double}* %"z.2"
  %".83" = load i64, i64* %"count"
  %".85" = load i64, i64* %"count.2"
  store i64 0, i64* %"count.2"
  %".87" = load i64, i64* %"count"
  store i64 0, i64* %"count"
  %".89" = load {double, double}, {double, double}* %"z"
  store {double, double} zeroinitializer, {double, double}* %".90"
  store {double, double} %".89", {double, double}* %".90"
  %".94" = getelementptr inbounds {double, double}, {double, double}* %".90", i32 0, i32 0
  %".95" = load double, double* %".94"
  %".96" = call double @"__nv_fabs"(double %".95")
  %".97" = load {double, double}, {double, double}* %"z"
  store {double, double} zeroinitializer, {double, double}* %".98"
  store {double, double} %".97", {double, double}* %".98"
  %".102" = getelementptr inbounds {double, double}, {double, double}* %".98", i32 0, i32 1
  %".103" = load double, double* %".102"
  %".104" = load {double, double}, {double, double}* %"z"
  store {double, double} zeroinitializer, {double, double}* %"z"
  %".106" = call double @"__nv_fabs"(double %".103")
  %".107" = fadd double %".96", %".106"
  %".108" = sitofp i64 8 to double
  %".109" = fcmp olt double %".107", %".108"
  %".111" = load i1, i1* %"$176pred"
  store i1 %".109", i1* %"$176pred"
  %".113" = load i1, i1* %"$176pred"
  br i1 %".113", label %"B178", label %"B376"
B178:
  %".116" = load i1, i1* %"$374pred"
  store i1 0, i1* %"$374pred"
  %".118" = load i1, i1* %"$176pred"
  store i1 0, i1* %"$176pred"
  %".120" = load {double, double}, {double, double}* %"z.2"
  %".121" = load {double, double}, {double, double}* %"z.2"
  store {double, double} zeroinitializer, {double, double}* %".122"
  store {double, double} %".120", {double, double}* %".122"
  store {double, double} zeroinitializer, {double, double}* %".126"
  store {double, double} %".121", {double, double}* %".126"
  store {double, double} zeroinitializer, {double, double}* %".130"
  %".133" = getelementptr inbounds {double, double}, {double, double}* %".122", i32 0, i32 0
  %".134" = load double, double* %".133"
  %".135" = getelementptr inbounds {double, double}, {double, double}* %".122", i32 0, i32 1
  %".136" = load double, double* %".135"
  %".137" = getelementptr inbounds {double, double}, {double, double}* %".126", i32 0, i32 0
  %".138" = load double, double* %".137"
  %".139" = getelementptr inbounds {double, double}, {double, double}* %".126", i32 0, i32 1
  %".140" = load double, double* %".139"
  %".141" = fmul double %".134", %".138"
  %".142" = fmul double %".136", %".140"
  %".143" = fmul double %".134", %".140"
  %".144" = fmul double %".136", %".138"
  %".145" = fsub double %".141", %".142"
  %".146" = getelementptr inbounds {double, double}, {double, double}* %".130", i32 0, i32 0
  store double %".145", double* %".146"
  %".148" = fadd double %".143", %".144"
  %".149" = getelementptr inbounds {double, double}, {double, double}* %".130", i32 0, i32 1
  store double %".148", double* %".149"
  %".151" = load {double, double}, {double, double}* %".130"
  %".152" = load {double, double}, {double, double}* %"z.2"
  store {double, double} zeroinitializer, {double, double}* %"z.2"
  %".154" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".155" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".154", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156"
  %".160" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156", i32 0, i32 5
  %".161" = getelementptr inbounds [1 x i64], [1 x i64]* %".160", i32 0, i32 0
  %".162" = load i64, i64* %".161", !range !1
  %".163" = insertvalue [1 x i64] undef, i64 %".162", 0
  %".164" = extractvalue [1 x i64] %".163", 0
  %".165" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156", i32 0, i32 6
  %".166" = load [1 x i64], [1 x i64]* %".165"
  %".167" = extractvalue [1 x i64] %".166", 0
  %".168" = icmp slt i64 %".155", 0
  %".169" = add i64 %".155", %".164"
  %".170" = select  i1 %".168", i64 %".169", i64 %".155"
  %".171" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156", i32 0, i32 5
  %".172" = getelementptr inbounds [1 x i64], [1 x i64]* %".171", i32 0, i32 0
  %".173" = load i64, i64* %".172", !range !1
  %".174" = insertvalue [1 x i64] undef, i64 %".173", 0
  %".175" = extractvalue [1 x i64] %".174", 0
  %".176" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156", i32 0, i32 6
  %".177" = load [1 x i64], [1 x i64]* %".176"
  %".178" = extractvalue [1 x i64] %".177", 0
  %".179" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".156", i32 0, i32 4
  %".180" = load i32*, i32** %".179"
  %".181" = mul i64 %".170", 1
  %".182" = add i64 0, %".181"
  %".183" = getelementptr i32, i32* %".180", i64 %".182"
  %".184" = load i32, i32* %".183"
  %".185" = sext i32 %".184" to i64
  %".188" = icmp eq i64 5, 0
  br i1 %".188", label %"B178.if", label %"B178.else", !prof !2
B286:
  %".355" = load i1, i1* %"$284pred"
  store i1 0, i1* %"$284pred"
  %".357" = load i64, i64* %"count.1"
  %".358" = load i64, i64* %"count.3"
  store i64 %".357", i64* %"count.3"
  %".360" = load {double, double}, {double, double}* %"z.1"
  %".361" = load {double, double}, {double, double}* %"z.2"
  store {double, double} %".360", {double, double}* %"z.2"
  %".363" = load i64, i64* %"count.1"
  %".364" = load i64, i64* %"count.2"
  store i64 %".363", i64* %"count.2"
  %".366" = load i64, i64* %"count.1"
  store i64 0, i64* %"count.1"
  %".368" = load {double, double}, {double, double}* %"z.1"
  store {double, double} zeroinitializer, {double, double}* %".369"
  store {double, double} %".368", {double, double}* %".369"
  %".373" = getelementptr inbounds {double, double}, {double, double}* %".369", i32 0, i32 0
  %".374" = load double, double* %".373"
  %".375" = call double @"__nv_fabs"(double %".374")
  %".376" = load {double, double}, {double, double}* %"z.1"
  store {double, double} zeroinitializer, {double, double}* %".377"
  store {double, double} %".376", {double, double}* %".377"
  %".381" = getelementptr inbounds {double, double}, {double, double}* %".377", i32 0, i32 1
  %".382" = load double, double* %".381"
  %".383" = load {double, double}, {double, double}* %"z.1"
  store {double, double} zeroinitializer, {double, double}* %"z.1"
  %".385" = call double @"__nv_fabs"(double %".382")
  %".386" = fadd double %".375", %".385"
  %".387" = sitofp i64 8 to double
  %".388" = fcmp olt double %".386", %".387"
  %".389" = load i1, i1* %"$374pred"
  store i1 %".388", i1* %"$374pred"
  %".391" = load i1, i1* %"$374pred"
  br i1 %".391", label %"B178", label %"B376"
B376:
  %".393" = load {double, double}, {double, double}* %"z.2"
  store {double, double} zeroinitializer, {double, double}* %"z.2"
  %".395" = load {double, double}, {double, double}* %"z.1"
  store {double, double} zeroinitializer, {double, double}* %"z.1"
  %".397" = load {double, double}, {double, double}* %"z"
  store {double, double} zeroinitializer, {double, double}* %"z"
  %".399" = load i64, i64* %"count.2"
  store i64 0, i64* %"count.2"
  %".401" = load i64, i64* %"count.1"
  store i64 0, i64* %"count.1"
  %".403" = load i64, i64* %"count"
  store i64 0, i64* %"count"
  %".405" = load i1, i1* %"$86pred"
  store i1 0, i1* %"$86pred"
  %".407" = load i1, i1* %"$374pred"
  store i1 0, i1* %"$374pred"
  %".409" = load i1, i1* %"$284pred"
  store i1 0, i1* %"$284pred"
  %".411" = load i1, i1* %"$176pred"
  store i1 0, i1* %"$176pred"
  %".413" = load i64, i64* %"count.3"
  %".414" = mul nsw i64 %".413", 100
  %".415" = load i64, i64* %"count.3"
  store i64 0, i64* %"count.3"
  %".417" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".418" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".419"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".417", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".419"
  %".423" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".419", i32 0, i32 5
  %".424" = getelementptr inbounds [1 x i64], [1 x i64]* %".423", i32 0, i32 0
  %".425" = load i64, i64* %".424", !range !1
  %".426" = insertvalue [1 x i64] undef, i64 %".425", 0
  %".427" = extractvalue [1 x i64] %".426", 0
  %".428" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".419", i32 0, i32 6
  %".429" = load [1 x i64], [1 x i64]* %".428"
  %".430" = extractvalue [1 x i64] %".429", 0
  %".431" = icmp slt i64 %".418", 0
  %".432" = add i64 %".418", %".427"
  %".433" = select  i1 %".431", i64 %".432", i64 %".418"
  %".434" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".419", i32 0, i32 5
  %".435" = getelementptr inbounds [1 x i64], [1 x i64]* %".434", i32 0, i32 0
  %".436" = load i64, i64* %".435", !range !1
  %".437" = insertvalue [1 x i64] undef, i64 %".436", 0
  %".438" = extractvalue [1 x i64] %".437", 0
  %".439" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".419", i32 0, i32 6
  %".440" = load [1 x i64], [1 x i64]* %".439"
  %".441" = extractvalue [1 x i64] %".440", 0
  %".442" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".419", i32 0, i32 4
  %".443" = load i32*, i32** %".442"
  %".444" = mul i64 %".433", 1
  %".445" = add i64 0, %".444"
  %".446" = getelementptr i32, i32* %".443", i64 %".445"
  %".447" = load i32, i32* %".446"
  %".448" = sext i32 %".447" to i64
  %".451" = icmp eq i64 3, 0
  br i1 %".451", label %"B376.if", label %"B376.else", !prof !2
B444:
  %".603" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"y"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"y"
  %".605" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".607" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".609" = load i1, i1* %"$64pred"
  store i1 0, i1* %"$64pred"
  ret void
B178.if:
  store i64 5, i64* %"quot"
  store i64 5, i64* %"rem"
  br label %"B178.endif"
B178.else:
  store i64 0, i64* %".193"
  store i64 0, i64* %".196"
  %".199" = icmp eq i64 %".185", -9223372036854775808
  %".200" = icmp eq i64 5, -1
  %".201" = and i1 %".199", %".200"
  %".202" = xor i1 %".201", -1
  br i1 %".202", label %"B178.else.if", label %"B178.else.endif", !prof !3
B178.endif:
  %".225" = load i64, i64* %"rem"
  %".226" = sub nsw i64 %".225", 2
  %".227" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".228" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".229"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".227", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".229"
  %".233" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".229", i32 0, i32 5
  %".234" = getelementptr inbounds [1 x i64], [1 x i64]* %".233", i32 0, i32 0
  %".235" = load i64, i64* %".234", !range !1
  %".236" = insertvalue [1 x i64] undef, i64 %".235", 0
  %".237" = extractvalue [1 x i64] %".236", 0
  %".238" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".229", i32 0, i32 6
  %".239" = load [1 x i64], [1 x i64]* %".238"
  %".240" = extractvalue [1 x i64] %".239", 0
  %".241" = icmp slt i64 %".228", 0
  %".242" = add i64 %".228", %".237"
  %".243" = select  i1 %".241", i64 %".242", i64 %".228"
  %".244" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".229", i32 0, i32 5
  %".245" = getelementptr inbounds [1 x i64], [1 x i64]* %".244", i32 0, i32 0
  %".246" = load i64, i64* %".245", !range !1
  %".247" = insertvalue [1 x i64] undef, i64 %".246", 0
  %".248" = extractvalue [1 x i64] %".247", 0
  %".249" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".229", i32 0, i32 6
  %".250" = load [1 x i64], [1 x i64]* %".249"
  %".251" = extractvalue [1 x i64] %".250", 0
  %".252" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".229", i32 0, i32 4
  %".253" = load i32*, i32** %".252"
  %".254" = mul i64 %".243", 1
  %".255" = add i64 0, %".254"
  %".256" = getelementptr i32, i32* %".253", i64 %".255"
  %".257" = load i32, i32* %".256"
  %".258" = sext i32 %".257" to i64
  %".261" = icmp eq i64 5, 0
  br i1 %".261", label %"B178.endif.if", label %"B178.endif.else", !prof !2
B178.else.if:
  %".204" = sdiv i64 %".185", 5
  %".205" = srem i64 %".185", 5
  %".206" = xor i64 5, %".205"
  %".207" = icmp slt i64 %".206", 0
  %".208" = icmp ne i64 %".205", 0
  %".209" = and i1 %".208", %".207"
  br i1 %".209", label %"B178.else.if.if", label %"B178.else.if.else"
B178.else.endif:
  %".220" = load i64, i64* %".193"
  %".221" = load i64, i64* %".196"
  store i64 %".220", i64* %"quot"
  store i64 %".221", i64* %"rem"
  br label %"B178.endif"
B178.else.if.if:
  %".214" = sub i64 %".204", 1
  store i64 %".214", i64* %".193"
  %".216" = add i64 %".205", 5
  store i64 %".216", i64* %".196"
  br label %"B178.else.if.endif"
B178.else.if.else:
  store i64 %".204", i64* %".193"
  store i64 %".205", i64* %".196"
  br label %"B178.else.if.endif"
B178.else.if.endif:
  br label %"B178.else.endif"
B178.endif.if:
  store i64 5, i64* %"quot.1"
  store i64 5, i64* %"rem.1"
  br label %"B178.endif.endif"
B178.endif.else:
  store i64 0, i64* %".266"
  store i64 0, i64* %".269"
  %".272" = icmp eq i64 %".258", -9223372036854775808
  %".273" = icmp eq i64 5, -1
  %".274" = and i1 %".272", %".273"
  %".275" = xor i1 %".274", -1
  br i1 %".275", label %"B178.endif.else.if", label %"B178.endif.else.endif", !prof !3
B178.endif.endif:
  %".298" = load i64, i64* %"quot.1"
  %".299" = sitofp i64 %".226" to double
  %".300" = sitofp i64 %".298" to double
  store {double, double} zeroinitializer, {double, double}* %".301"
  %".304" = getelementptr inbounds {double, double}, {double, double}* %".301", i32 0, i32 0
  store double %".299", double* %".304"
  %".306" = getelementptr inbounds {double, double}, {double, double}* %".301", i32 0, i32 1
  store double %".300", double* %".306"
  %".308" = load {double, double}, {double, double}* %".301"
  store {double, double} zeroinitializer, {double, double}* %".309"
  store {double, double} %".151", {double, double}* %".309"
  store {double, double} zeroinitializer, {double, double}* %".313"
  store {double, double} %".308", {double, double}* %".313"
  store {double, double} zeroinitializer, {double, double}* %".317"
  %".320" = getelementptr inbounds {double, double}, {double, double}* %".309", i32 0, i32 0
  %".321" = load double, double* %".320"
  %".322" = getelementptr inbounds {double, double}, {double, double}* %".309", i32 0, i32 1
  %".323" = load double, double* %".322"
  %".324" = getelementptr inbounds {double, double}, {double, double}* %".313", i32 0, i32 0
  %".325" = load double, double* %".324"
  %".326" = getelementptr inbounds {double, double}, {double, double}* %".313", i32 0, i32 1
  %".327" = load double, double* %".326"
  %".328" = fadd double %".321", %".325"
  %".329" = getelementptr inbounds {double, double}, {double, double}* %".317", i32 0, i32 0
  store double %".328", double* %".329"
  %".331" = fadd double %".323", %".327"
  %".332" = getelementptr inbounds {double, double}, {double, double}* %".317", i32 0, i32 1
  store double %".331", double* %".332"
  %".334" = load {double, double}, {double, double}* %".317"
  %".336" = load {double, double}, {double, double}* %"z.1"
  store {double, double} %".334", {double, double}* %"z.1"
  %".338" = load i64, i64* %"count.2"
  %".339" = add nsw i64 %".338", 1
  %".340" = load i64, i64* %"count.2"
  store i64 0, i64* %"count.2"
  %".343" = load i64, i64* %"count.1"
  store i64 %".339", i64* %"count.1"
  %".345" = load i64, i64* %"count.1"
  %".346" = load i64, i64* %"count.3"
  store i64 %".345", i64* %"count.3"
  %".348" = load i64, i64* %"count.1"
  %".349" = icmp slt i64 %".348", 20
  %".351" = load i1, i1* %"$284pred"
  store i1 %".349", i1* %"$284pred"
  %".353" = load i1, i1* %"$284pred"
  br i1 %".353", label %"B286", label %"B376"
B178.endif.else.if:
  %".277" = sdiv i64 %".258", 5
  %".278" = srem i64 %".258", 5
  %".279" = xor i64 5, %".278"
  %".280" = icmp slt i64 %".279", 0
  %".281" = icmp ne i64 %".278", 0
  %".282" = and i1 %".281", %".280"
  br i1 %".282", label %"B178.endif.else.if.if", label %"B178.endif.else.if.else"
B178.endif.else.endif:
  %".293" = load i64, i64* %".266"
  %".294" = load i64, i64* %".269"
  store i64 %".293", i64* %"quot.1"
  store i64 %".294", i64* %"rem.1"
  br label %"B178.endif.endif"
B178.endif.else.if.if:
  %".287" = sub i64 %".277", 1
  store i64 %".287", i64* %".266"
  %".289" = add i64 %".278", 5
  store i64 %".289", i64* %".269"
  br label %"B178.endif.else.if.endif"
B178.endif.else.if.else:
  store i64 %".277", i64* %".266"
  store i64 %".278", i64* %".269"
  br label %"B178.endif.else.if.endif"
B178.endif.else.if.endif:
  br label %"B178.endif.else.endif"
B376.if:
  store i64 3, i64* %"quot.2"
  store i64 3, i64* %"rem.2"
  br label %"B376.endif"
B376.else:
  store i64 0, i64* %".456"
  store i64 0, i64* %".459"
  %".462" = icmp eq i64 %".448", -9223372036854775808
  %".463" = icmp eq i64 3, -1
  %".464" = and i1 %".462", %".463"
  %".465" = xor i1 %".464", -1
  br i1 %".465", label %"B376.else.if", label %"B376.else.endif", !prof !3
B376.endif:
  %".488" = load i64, i64* %"quot.2"
  %".489" = add nsw i64 %".414", %".488"
  %".490" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".491" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".492"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".490", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".492"
  %".496" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".492", i32 0, i32 5
  %".497" = getelementptr inbounds [1 x i64], [1 x i64]* %".496", i32 0, i32 0
  %".498" = load i64, i64* %".497", !range !1
  %".499" = insertvalue [1 x i64] undef, i64 %".498", 0
  %".500" = extractvalue [1 x i64] %".499", 0
  %".501" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".492", i32 0, i32 6
  %".502" = load [1 x i64], [1 x i64]* %".501"
  %".503" = extractvalue [1 x i64] %".502", 0
  %".504" = icmp slt i64 %".491", 0
  %".505" = add i64 %".491", %".500"
  %".506" = select  i1 %".504", i64 %".505", i64 %".491"
  %".507" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".492", i32 0, i32 5
  %".508" = getelementptr inbounds [1 x i64], [1 x i64]* %".507", i32 0, i32 0
  %".509" = load i64, i64* %".508", !range !1
  %".510" = insertvalue [1 x i64] undef, i64 %".509", 0
  %".511" = extractvalue [1 x i64] %".510", 0
  %".512" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".492", i32 0, i32 6
  %".513" = load [1 x i64], [1 x i64]* %".512"
  %".514" = extractvalue [1 x i64] %".513", 0
  %".515" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".492", i32 0, i32 4
  %".516" = load i32*, i32** %".515"
  %".517" = mul i64 %".506", 1
  %".518" = add i64 0, %".517"
  %".519" = getelementptr i32, i32* %".516", i64 %".518"
  %".520" = load i32, i32* %".519"
  %".521" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"x"
  %".523" = sext i32 %".520" to i64
  %".526" = icmp eq i64 7, 0
  br i1 %".526", label %"B376.endif.if", label %"B376.endif.else", !prof !2
B376.else.if:
  %".467" = sdiv i64 %".448", 3
  %".468" = srem i64 %".448", 3
  %".469" = xor i64 3, %".468"
  %".470" = icmp slt i64 %".469", 0
  %".471" = icmp ne i64 %".468", 0
  %".472" = and i1 %".471", %".470"
  br i1 %".472", label %"B376.else.if.if", label %"B376.else.if.else"
B376.else.endif:
  %".483" = load i64, i64* %".456"
  %".484" = load i64, i64* %".459"
  store i64 %".483", i64* %"quot.2"
  store i64 %".484", i64* %"rem.2"
  br label %"B376.endif"
B376.else.if.if:
  %".477" = sub i64 %".467", 1
  store i64 %".477", i64* %".456"
  %".479" = add i64 %".468", 3
  store i64 %".479", i64* %".459"
  br label %"B376.else.if.endif"
B376.else.if.else:
  store i64 %".467", i64* %".456"
  store i64 %".468", i64* %".459"
  br label %"B376.else.if.endif"
B376.else.if.endif:
  br label %"B376.else.endif"
B376.endif.if:
  store i64 7, i64* %"quot.3"
  store i64 7, i64* %"rem.3"
  br label %"B376.endif.endif"
B376.endif.else:
  store i64 0, i64* %".531"
  store i64 0, i64* %".534"
  %".537" = icmp eq i64 %".523", -9223372036854775808
  %".538" = icmp eq i64 7, -1
  %".539" = and i1 %".537", %".538"
  %".540" = xor i1 %".539", -1
  br i1 %".540", label %"B376.endif.else.if", label %"B376.endif.else.endif", !prof !3
B376.endif.endif:
  %".563" = load i64, i64* %"rem.3"
  %".564" = sub nsw i64 %".489", %".563"
  %".565" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"y"
  %".566" = load i64, i64* %"i"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".567"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} %".565", {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".567"
  %".571" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".567", i32 0, i32 5
  %".572" = getelementptr inbounds [1 x i64], [1 x i64]* %".571", i32 0, i32 0
  %".573" = load i64, i64* %".572", !range !1
  %".574" = insertvalue [1 x i64] undef, i64 %".573", 0
  %".575" = extractvalue [1 x i64] %".574", 0
  %".576" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".567", i32 0, i32 6
  %".577" = load [1 x i64], [1 x i64]* %".576"
  %".578" = extractvalue [1 x i64] %".577", 0
  %".579" = icmp slt i64 %".566", 0
  %".580" = add i64 %".566", %".575"
  %".581" = select  i1 %".579", i64 %".580", i64 %".566"
  %".582" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".567", i32 0, i32 5
  %".583" = getelementptr inbounds [1 x i64], [1 x i64]* %".582", i32 0, i32 0
  %".584" = load i64, i64* %".583", !range !1
  %".585" = insertvalue [1 x i64] undef, i64 %".584", 0
  %".586" = extractvalue [1 x i64] %".585", 0
  %".587" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".567", i32 0, i32 6
  %".588" = load [1 x i64], [1 x i64]* %".587"
  %".589" = extractvalue [1 x i64] %".588", 0
  %".590" = getelementptr inbounds {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %".567", i32 0, i32 4
  %".591" = load i32*, i32** %".590"
  %".592" = mul i64 %".581", 1
  %".593" = add i64 0, %".592"
  %".594" = getelementptr i32, i32* %".591", i64 %".593"
  %".595" = trunc i64 %".564" to i32
  store i32 %".595", i32* %".594"
  %".597" = load {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"y"
  store {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]} zeroinitializer, {i8*, i8*, i64, i64, i32*, [1 x i64], [1 x i64]}* %"y"
  %".599" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  ret void
B376.endif.else.if:
  %".542" = sdiv i64 %".523", 7
  %".543" = srem i64 %".523", 7
  %".544" = xor i64 7, %".543"
  %".545" = icmp slt i64 %".544", 0
  %".546" = icmp ne i64 %".543", 0
  %".547" = and i1 %".546", %".545"
  br i1 %".547", label %"B376.endif.else.if.if", label %"B376.endif.else.if.else"
B376.endif.else.endif:
  %".558" = load i64, i64* %".531"
  %".559" = load i64, i64* %".534"
  store i64 %".558", i64* %"quot.3"
  store i64 %".559", i64* %"rem.3"
  br label %"B376.endif.endif"
B376.endif.else.if.if:
  %".552" = sub i64 %".542", 1
  store i64 %".552", i64* %".531"
  %".554" = add i64 %".543", 7
  store i64 %".554", i64* %".534"
  br label %"B376.endif.else.if.endif"
B376.endif.else.if.else:
  store i64 %".542", i64* %".531"
  store i64 %".543", i64* %".534"
  br label %"B376.endif.else.if.endif"
B376.endif.else.if.endif:
  br label %"B376.endif.else.endif"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare double @"__nv_fabs"(double %".1")

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"steps" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !4 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ !"branch_weights", i32 99, i32 1 }
!4 = !{ void (i8*, i8*, i64, i64, i32*, i64, i64, i8*, i8*, i64, i64, i32*, i64, i64)* @"steps", !"kernel", i32 1 }