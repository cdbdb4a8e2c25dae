target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

@"environment" = common global i8* null
define void @"matmul"(i8* %"a.0", i8* %"a.1", i64 %"a.2", i64 %"a.3", float* %"a.4", i64 %"a.5.0", i64 %"a.5.1", i64 %"a.6.0", i64 %"a.6.1", i8* %"b.0", i8* %"b.1", i64 %"b.2", i64 %"b.3", float* %"b.4", i64 %"b.5.0", i64 %"b.5.1", i64 %"b.6.0", i64 %"b.6.1", i8* %"c.0", i8* %"c.1", i64 %"c.2", i64 %"c.3", float* %"c.4", i64 %"c.5.0", i64 %"c.5.1", i64 %"c.6.0", i64 %"c.6.1")
{
entry:
  %"inserted.meminfo" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} undef, i8* %"a.0", 0
  %"inserted.parent" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.meminfo", i8* %"a.1", 1
  %"inserted.nitems" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.parent", i64 %"a.2", 2
  %"inserted.itemsize" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.nitems", i64 %"a.3", 3
  %"inserted.data" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.itemsize", float* %"a.4", 4
  %".30" = insertvalue [2 x i64] undef, i64 %"a.5.0", 0
  %".31" = insertvalue [2 x i64] %".30", i64 %"a.5.1", 1
  %"inserted.shape" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.data", [2 x i64] %".31", 5
  %".32" = insertvalue [2 x i64] undef, i64 %"a.6.0", 0
  %".33" = insertvalue [2 x i64] %".32", i64 %"a.6.1", 1
  %"inserted.strides" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.shape", [2 x i64] %".33", 6
  %"inserted.meminfo.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} undef, i8* %"b.0", 0
  %"inserted.parent.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.meminfo.1", i8* %"b.1", 1
  %"inserted.nitems.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.parent.1", i64 %"b.2", 2
  %"inserted.itemsize.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.nitems.1", i64 %"b.3", 3
  %"inserted.data.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.itemsize.1", float* %"b.4", 4
  %".34" = insertvalue [2 x i64] undef, i64 %"b.5.0", 0
  %".35" = insertvalue [2 x i64] %".34", i64 %"b.5.1", 1
  %"inserted.shape.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.data.1", [2 x i64] %".35", 5
  %".36" = insertvalue [2 x i64] undef, i64 %"b.6.0", 0
  %".37" = insertvalue [2 x i64] %".36", i64 %"b.6.1", 1
  %"inserted.strides.1" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.shape.1", [2 x i64] %".37", 6
  %"inserted.meminfo.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} undef, i8* %"c.0", 0
  %"inserted.parent.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.meminfo.2", i8* %"c.1", 1
  %"inserted.nitems.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.parent.2", i64 %"c.2", 2
  %"inserted.itemsize.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.nitems.2", i64 %"c.3", 3
  %"inserted.data.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.itemsize.2", float* %"c.4", 4
  %".38" = insertvalue [2 x i64] undef, i64 %"c.5.0", 0
  %".39" = insertvalue [2 x i64] %".38", i64 %"c.5.1", 1
  %"inserted.shape.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.data.2", [2 x i64] %".39", 5
  %".40" = insertvalue [2 x i64] undef, i64 %"c.6.0", 0
  %".41" = insertvalue [2 x i64] %".40", i64 %"c.6.1", 1
  %"inserted.strides.2" = insertvalue {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.shape.2", [2 x i64] %".41", 6
  %"a" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  %"b" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  %"c" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  %"i" = alloca i64
  store i64 0, i64* %"i"
  %"j" = alloca i64
  store i64 0, i64* %"j"
  %".76" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".76"
  %"$82pred" = alloca i1
  store i1 0, i1* %"$82pred"
  %".98" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".98"
  %"$116pred" = alloca i1
  store i1 0, i1* %"$116pred"
  %"cell.2" = alloca float
  store float 0.0, float* %"cell.2"
  %".124" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".124"
  %".136" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".136"
  %".146" = alloca {i64, i64, i64}
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".146"
  %".150" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".150"
  %".159" = alloca i64
  store i64 0, i64* %".159"
  %".162" = alloca i64
  store i64 0, i64* %".162"
  %"$phi200.0" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi200.0"
  %".201" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".201"
  %".204" = alloca {i64*, i64, i64, i64*}
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".204"
  %".230" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".230"
  %".236" = alloca {i64, i1}
  store {i64, i1} zeroinitializer, {i64, i1}* %".236"
  %"$200for_iter.3" = alloca i1
  store i1 0, i1* %"$200for_iter.3"
  %"$phi202.1" = alloca i64
  store i64 0, i64* %"$phi202.1"
  %".259" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".259"
  %".310" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".310"
  %".385" = alloca {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".385"
  br label %"B0"
B0:
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.1", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %"inserted.strides.2", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  %".48" = trunc i64 2 to i32
  %".49" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()
  %".50" = sext i32 %".49" to i64
  %".51" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()
  %".52" = sext i32 %".51" to i64
  %".53" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()
  %".54" = sext i32 %".53" to i64
  %".55" = mul i64 %".52", %".54"
  %".56" = add i64 %".55", %".50"
  %".57" = call i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()
  %".58" = sext i32 %".57" to i64
  %".59" = call i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()
  %".60" = sext i32 %".59" to i64
  %".61" = call i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()
  %".62" = sext i32 %".61" to i64
  %".63" = mul i64 %".60", %".62"
  %".64" = add i64 %".63", %".58"
  %".65" = insertvalue [2 x i64] undef, i64 %".56", 0
  %".66" = insertvalue [2 x i64] %".65", i64 %".64", 1
  %".67" = extractvalue [2 x i64] %".66", 0
  %".68" = extractvalue [2 x i64] %".66", 1
  %".70" = load i64, i64* %"i"
  store i64 %".67", i64* %"i"
  %".73" = load i64, i64* %"j"
  store i64 %".68", i64* %"j"
  %".75" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".76"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".75", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".76"
  %".80" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".76", i32 0, i32 5
  %".81" = getelementptr inbounds [2 x i64], [2 x i64]* %".80", i32 0, i32 0
  %".82" = load i64, i64* %".81", !range !1
  %".83" = getelementptr inbounds [2 x i64], [2 x i64]* %".80", i32 0, i32 1
  %".84" = load i64, i64* %".83", !range !1
  %".85" = insertvalue [2 x i64] undef, i64 %".82", 0
  %".86" = insertvalue [2 x i64] %".85", i64 %".84", 1
  %".87" = extractvalue [2 x i64] %".86", 0
  %".88" = load i64, i64* %"i"
  %".89" = icmp slt i64 %".88", %".87"
  %".91" = load i1, i1* %"$82pred"
  store i1 %".89", i1* %"$82pred"
  %".93" = load i1, i1* %"$82pred"
  br i1 %".93", label %"B84", label %"B272"
B84:
  %".95" = load i1, i1* %"$82pred"
  store i1 0, i1* %"$82pred"
  %".97" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".98"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".97", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".98"
  %".102" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".98", i32 0, i32 5
  %".103" = getelementptr inbounds [2 x i64], [2 x i64]* %".102", i32 0, i32 0
  %".104" = load i64, i64* %".103", !range !1
  %".105" = getelementptr inbounds [2 x i64], [2 x i64]* %".102", i32 0, i32 1
  %".106" = load i64, i64* %".105", !range !1
  %".107" = insertvalue [2 x i64] undef, i64 %".104", 0
  %".108" = insertvalue [2 x i64] %".107", i64 %".106", 1
  %".109" = extractvalue [2 x i64] %".108", 1
  %".110" = load i64, i64* %"j"
  %".111" = icmp slt i64 %".110", %".109"
  %".113" = load i1, i1* %"$116pred"
  store i1 %".111", i1* %"$116pred"
  %".115" = load i1, i1* %"$116pred"
  br i1 %".115", label %"B118", label %"B276"
B118:
  %".117" = load i1, i1* %"$116pred"
  store i1 0, i1* %"$116pred"
  %".119" = sitofp i64 0 to float
  %".121" = load float, float* %"cell.2"
  store float %".119", float* %"cell.2"
  %".123" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".124"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".123", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".124"
  %".128" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".124", i32 0, i32 5
  %".129" = getelementptr inbounds [2 x i64], [2 x i64]* %".128", i32 0, i32 0
  %".130" = load i64, i64* %".129", !range !1
  %".131" = getelementptr inbounds [2 x i64], [2 x i64]* %".128", i32 0, i32 1
  %".132" = load i64, i64* %".131", !range !1
  %".133" = insertvalue [2 x i64] undef, i64 %".130", 0
  %".134" = insertvalue [2 x i64] %".133", i64 %".132", 1
  %".135" = extractvalue [2 x i64] %".134", 1
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".136"
  %".139" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".136", i32 0, i32 0
  store i64 0, i64* %".139"
  %".141" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".136", i32 0, i32 1
  store i64 %".135", i64* %".141"
  %".143" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".136", i32 0, i32 2
  store i64 1, i64* %".143"
  %".145" = load {i64, i64, i64}, {i64, i64, i64}* %".136"
  store {i64, i64, i64} zeroinitializer, {i64, i64, i64}* %".146"
  store {i64, i64, i64} %".145", {i64, i64, i64}* %".146"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".150"
  %".153" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".146", i32 0, i32 0
  %".154" = load i64, i64* %".153"
  %".155" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".146", i32 0, i32 1
  %".156" = load i64, i64* %".155"
  %".157" = getelementptr inbounds {i64, i64, i64}, {i64, i64, i64}* %".146", i32 0, i32 2
  %".158" = load i64, i64* %".157"
  store i64 %".154", i64* %".159"
  %".164" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".150", i32 0, i32 0
  store i64* %".159", i64** %".164"
  %".166" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".150", i32 0, i32 1
  store i64 %".156", i64* %".166"
  %".168" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".150", i32 0, i32 2
  store i64 %".158", i64* %".168"
  %".170" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".150", i32 0, i32 3
  store i64* %".162", i64** %".170"
  %".172" = sub i64 %".156", %".154"
  %".173" = icmp sgt i64 %".172", 0
  %".174" = icmp sgt i64 %".158", 0
  %".175" = xor i1 %".173", %".174"
  %".176" = icmp eq i64 %".158", 0
  br i1 %".176", label %"B118.if", label %"B118.endif", !prof !2
B200:
  %".200" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi200.0"
  store {i64, i1} zeroinitializer, {i64, i1}* %".201"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %".204"
  store {i64*, i64, i64, i64*} %".200", {i64*, i64, i64, i64*}* %".204"
  %".208" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".204", i32 0, i32 3
  %".209" = load i64*, i64** %".208"
  %".210" = load i64, i64* %".209"
  %".211" = icmp sgt i64 %".210", 0
  %".212" = getelementptr inbounds {i64, i1}, {i64, i1}* %".201", i32 0, i32 1
  store i1 %".211", i1* %".212"
  br i1 %".211", label %"B200.if", label %"B200.endif"
B202:
  %".250" = load i1, i1* %"$200for_iter.3"
  store i1 0, i1* %"$200for_iter.3"
  %".252" = load i64, i64* %"$phi202.1"
  %".253" = load i64, i64* %"$phi202.1"
  store i64 0, i64* %"$phi202.1"
  %".255" = load i64, i64* %"i"
  %".256" = insertvalue [2 x i64] undef, i64 %".255", 0
  %".257" = insertvalue [2 x i64] %".256", i64 %".252", 1
  %".258" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".259"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".258", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".259"
  %".263" = extractvalue [2 x i64] %".257", 0
  %".264" = extractvalue [2 x i64] %".257", 1
  %".265" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".259", i32 0, i32 5
  %".266" = getelementptr inbounds [2 x i64], [2 x i64]* %".265", i32 0, i32 0
  %".267" = load i64, i64* %".266", !range !1
  %".268" = getelementptr inbounds [2 x i64], [2 x i64]* %".265", i32 0, i32 1
  %".269" = load i64, i64* %".268", !range !1
  %".270" = insertvalue [2 x i64] undef, i64 %".267", 0
  %".271" = insertvalue [2 x i64] %".270", i64 %".269", 1
  %".272" = extractvalue [2 x i64] %".271", 0
  %".273" = extractvalue [2 x i64] %".271", 1
  %".274" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".259", i32 0, i32 6
  %".275" = load [2 x i64], [2 x i64]* %".274"
  %".276" = extractvalue [2 x i64] %".275", 0
  %".277" = extractvalue [2 x i64] %".275", 1
  %".278" = icmp slt i64 %".263", 0
  %".279" = add i64 %".263", %".272"
  %".280" = select  i1 %".278", i64 %".279", i64 %".263"
  %".281" = icmp slt i64 %".264", 0
  %".282" = add i64 %".264", %".273"
  %".283" = select  i1 %".281", i64 %".282", i64 %".264"
  %".284" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".259", i32 0, i32 5
  %".285" = getelementptr inbounds [2 x i64], [2 x i64]* %".284", i32 0, i32 0
  %".286" = load i64, i64* %".285", !range !1
  %".287" = getelementptr inbounds [2 x i64], [2 x i64]* %".284", i32 0, i32 1
  %".288" = load i64, i64* %".287", !range !1
  %".289" = insertvalue [2 x i64] undef, i64 %".286", 0
  %".290" = insertvalue [2 x i64] %".289", i64 %".288", 1
  %".291" = extractvalue [2 x i64] %".290", 0
  %".292" = extractvalue [2 x i64] %".290", 1
  %".293" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".259", i32 0, i32 6
  %".294" = load [2 x i64], [2 x i64]* %".293"
  %".295" = extractvalue [2 x i64] %".294", 0
  %".296" = extractvalue [2 x i64] %".294", 1
  %".297" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".259", i32 0, i32 4
  %".298" = load float*, float** %".297"
  %".299" = mul i64 1, %".292"
  %".300" = mul i64 %".280", %".299"
  %".301" = add i64 0, %".300"
  %".302" = mul i64 %".283", 1
  %".303" = add i64 %".301", %".302"
  %".304" = getelementptr float, float* %".298", i64 %".303"
  %".305" = load float, float* %".304"
  %".306" = load i64, i64* %"j"
  %".307" = insertvalue [2 x i64] undef, i64 %".252", 0
  %".308" = insertvalue [2 x i64] %".307", i64 %".306", 1
  %".309" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".310"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".309", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".310"
  %".314" = extractvalue [2 x i64] %".308", 0
  %".315" = extractvalue [2 x i64] %".308", 1
  %".316" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".310", i32 0, i32 5
  %".317" = getelementptr inbounds [2 x i64], [2 x i64]* %".316", i32 0, i32 0
  %".318" = load i64, i64* %".317", !range !1
  %".319" = getelementptr inbounds [2 x i64], [2 x i64]* %".316", i32 0, i32 1
  %".320" = load i64, i64* %".319", !range !1
  %".321" = insertvalue [2 x i64] undef, i64 %".318", 0
  %".322" = insertvalue [2 x i64] %".321", i64 %".320", 1
  %".323" = extractvalue [2 x i64] %".322", 0
  %".324" = extractvalue [2 x i64] %".322", 1
  %".325" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".310", i32 0, i32 6
  %".326" = load [2 x i64], [2 x i64]* %".325"
  %".327" = extractvalue [2 x i64] %".326", 0
  %".328" = extractvalue [2 x i64] %".326", 1
  %".329" = icmp slt i64 %".314", 0
  %".330" = add i64 %".314", %".323"
  %".331" = select  i1 %".329", i64 %".330", i64 %".314"
  %".332" = icmp slt i64 %".315", 0
  %".333" = add i64 %".315", %".324"
  %".334" = select  i1 %".332", i64 %".333", i64 %".315"
  %".335" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".310", i32 0, i32 5
  %".336" = getelementptr inbounds [2 x i64], [2 x i64]* %".335", i32 0, i32 0
  %".337" = load i64, i64* %".336", !range !1
  %".338" = getelementptr inbounds [2 x i64], [2 x i64]* %".335", i32 0, i32 1
  %".339" = load i64, i64* %".338", !range !1
  %".340" = insertvalue [2 x i64] undef, i64 %".337", 0
  %".341" = insertvalue [2 x i64] %".340", i64 %".339", 1
  %".342" = extractvalue [2 x i64] %".341", 0
  %".343" = extractvalue [2 x i64] %".341", 1
  %".344" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".310", i32 0, i32 6
  %".345" = load [2 x i64], [2 x i64]* %".344"
  %".346" = extractvalue [2 x i64] %".345", 0
  %".347" = extractvalue [2 x i64] %".345", 1
  %".348" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".310", i32 0, i32 4
  %".349" = load float*, float** %".348"
  %".350" = mul i64 1, %".343"
  %".351" = mul i64 %".331", %".350"
  %".352" = add i64 0, %".351"
  %".353" = mul i64 %".334", 1
  %".354" = add i64 %".352", %".353"
  %".355" = getelementptr float, float* %".349", i64 %".354"
  %".356" = load float, float* %".355"
  %".357" = fmul float %".305", %".356"
  %".358" = load float, float* %"cell.2"
  %".359" = fadd float %".358", %".357"
  %".360" = load float, float* %"cell.2"
  store float %".359", float* %"cell.2"
  br label %"B200"
B254:
  %".363" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  %".365" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  %".367" = load i64, i64* %"$phi202.1"
  store i64 0, i64* %"$phi202.1"
  %".369" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi200.0"
  store {i64*, i64, i64, i64*} zeroinitializer, {i64*, i64, i64, i64*}* %"$phi200.0"
  %".371" = load i1, i1* %"$200for_iter.3"
  store i1 0, i1* %"$200for_iter.3"
  %".373" = load i64, i64* %"i"
  %".374" = load i64, i64* %"j"
  %".375" = insertvalue [2 x i64] undef, i64 %".373", 0
  %".376" = insertvalue [2 x i64] %".375", i64 %".374", 1
  %".377" = load i64, i64* %"j"
  store i64 0, i64* %"j"
  %".379" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".381" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  %".382" = load float, float* %"cell.2"
  %".383" = extractvalue [2 x i64] %".376", 0
  %".384" = extractvalue [2 x i64] %".376", 1
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".385"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} %".381", {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".385"
  %".389" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".385", i32 0, i32 5
  %".390" = getelementptr inbounds [2 x i64], [2 x i64]* %".389", i32 0, i32 0
  %".391" = load i64, i64* %".390", !range !1
  %".392" = getelementptr inbounds [2 x i64], [2 x i64]* %".389", i32 0, i32 1
  %".393" = load i64, i64* %".392", !range !1
  %".394" = insertvalue [2 x i64] undef, i64 %".391", 0
  %".395" = insertvalue [2 x i64] %".394", i64 %".393", 1
  %".396" = extractvalue [2 x i64] %".395", 0
  %".397" = extractvalue [2 x i64] %".395", 1
  %".398" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".385", i32 0, i32 6
  %".399" = load [2 x i64], [2 x i64]* %".398"
  %".400" = extractvalue [2 x i64] %".399", 0
  %".401" = extractvalue [2 x i64] %".399", 1
  %".402" = icmp slt i64 %".383", 0
  %".403" = add i64 %".383", %".396"
  %".404" = select  i1 %".402", i64 %".403", i64 %".383"
  %".405" = icmp slt i64 %".384", 0
  %".406" = add i64 %".384", %".397"
  %".407" = select  i1 %".405", i64 %".406", i64 %".384"
  %".408" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".385", i32 0, i32 5
  %".409" = getelementptr inbounds [2 x i64], [2 x i64]* %".408", i32 0, i32 0
  %".410" = load i64, i64* %".409", !range !1
  %".411" = getelementptr inbounds [2 x i64], [2 x i64]* %".408", i32 0, i32 1
  %".412" = load i64, i64* %".411", !range !1
  %".413" = insertvalue [2 x i64] undef, i64 %".410", 0
  %".414" = insertvalue [2 x i64] %".413", i64 %".412", 1
  %".415" = extractvalue [2 x i64] %".414", 0
  %".416" = extractvalue [2 x i64] %".414", 1
  %".417" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".385", i32 0, i32 6
  %".418" = load [2 x i64], [2 x i64]* %".417"
  %".419" = extractvalue [2 x i64] %".418", 0
  %".420" = extractvalue [2 x i64] %".418", 1
  %".421" = getelementptr inbounds {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %".385", i32 0, i32 4
  %".422" = load float*, float** %".421"
  %".423" = mul i64 1, %".416"
  %".424" = mul i64 %".404", %".423"
  %".425" = add i64 0, %".424"
  %".426" = mul i64 %".407", 1
  %".427" = add i64 %".425", %".426"
  %".428" = getelementptr float, float* %".422", i64 %".427"
  store float %".382", float* %".428"
  %".430" = load float, float* %"cell.2"
  store float 0.0, float* %"cell.2"
  %".432" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  ret void
B272:
  %".436" = load i64, i64* %"j"
  store i64 0, i64* %"j"
  %".438" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".440" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  %".442" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  %".444" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  %".446" = load i1, i1* %"$82pred"
  store i1 0, i1* %"$82pred"
  ret void
B276:
  %".450" = load i64, i64* %"j"
  store i64 0, i64* %"j"
  %".452" = load i64, i64* %"i"
  store i64 0, i64* %"i"
  %".454" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"c"
  %".456" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"b"
  %".458" = load {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  store {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]} zeroinitializer, {i8*, i8*, i64, i64, float*, [2 x i64], [2 x i64]}* %"a"
  %".460" = load i1, i1* %"$116pred"
  store i1 0, i1* %"$116pred"
  ret void
B118.if:
  ret void
B118.endif:
  br i1 %".175", label %"B118.endif.if", label %"B118.endif.else"
B118.endif.if:
  %".180" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".150", i32 0, i32 3
  %".181" = load i64*, i64** %".180"
  store i64 0, i64* %".181"
  br label %"B118.endif.endif"
B118.endif.else:
  %".184" = srem i64 %".172", %".158"
  %".185" = sub i64 0, %".184"
  %".186" = select  i1 %".173", i64 %".184", i64 %".185"
  %".187" = icmp sgt i64 %".186", 0
  %".188" = sdiv i64 %".172", %".158"
  %".189" = select  i1 %".187", i64 1, i64 0
  %".190" = add i64 %".188", %".189"
  %".191" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".150", i32 0, i32 3
  %".192" = load i64*, i64** %".191"
  store i64 %".190", i64* %".192"
  br label %"B118.endif.endif"
B118.endif.endif:
  %".195" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".150"
  %".197" = load {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %"$phi200.0"
  store {i64*, i64, i64, i64*} %".195", {i64*, i64, i64, i64*}* %"$phi200.0"
  br label %"B200"
B200.if:
  %".215" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".204", i32 0, i32 0
  %".216" = load i64*, i64** %".215"
  %".217" = load i64, i64* %".216"
  %".218" = getelementptr inbounds {i64, i1}, {i64, i1}* %".201", i32 0, i32 0
  store i64 %".217", i64* %".218"
  %".220" = sub nsw i64 %".210", 1
  store i64 %".220", i64* %".209"
  %".222" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".204", i32 0, i32 2
  %".223" = load i64, i64* %".222"
  %".224" = add i64 %".217", %".223"
  %".225" = getelementptr inbounds {i64*, i64, i64, i64*}, {i64*, i64, i64, i64*}* %".204", i32 0, i32 0
  %".226" = load i64*, i64** %".225"
  store i64 %".224", i64* %".226"
  br label %"B200.endif"
B200.endif:
  %".229" = load {i64, i1}, {i64, i1}* %".201"
  store {i64, i1} zeroinitializer, {i64, i1}* %".230"
  store {i64, i1} %".229", {i64, i1}* %".230"
  %".234" = getelementptr inbounds {i64, i1}, {i64, i1}* %".230", i32 0, i32 0
  %".235" = load i64, i64* %".234"
  store {i64, i1} zeroinitializer, {i64, i1}* %".236"
  store {i64, i1} %".229", {i64, i1}* %".236"
  %".240" = getelementptr inbounds {i64, i1}, {i64, i1}* %".236", i32 0, i32 1
  %".241" = load i1, i1* %".240"
  %".243" = load i1, i1* %"$200for_iter.3"
  store i1 %".241", i1* %"$200for_iter.3"
  %".246" = load i64, i64* %"$phi202.1"
  store i64 %".235", i64* %"$phi202.1"
  %".248" = load i1, i1* %"$200for_iter.3"
  br i1 %".248", label %"B202", label %"B254"
}

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.x"()

declare i32 @"llvm.nvvm.read.ptx.sreg.tid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ntid.y"()

declare i32 @"llvm.nvvm.read.ptx.sreg.ctaid.y"()

@"llvm.used" = appending global [1 x i8*] [i8* bitcast (void (i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64)* @"matmul" to i8*)], section "llvm.metadata"
!nvvmir.version = !{ !0 }
!nvvm.annotations = !{ !3 }
!0 = !{ i32 2, i32 0, i32 3, i32 2 }
!1 = !{ i64 0, i64 9223372036854775807 }
!2 = !{ !"branch_weights", i32 1, i32 99 }
!3 = !{ void (i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64, i8*, i8*, i64, i64, float*, i64, i64, i64, i64)* @"matmul", !"kernel", i32 1 }