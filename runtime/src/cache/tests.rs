//! The cache with entries of every condition, and with a program in place of ptxas.

use super::*;

/// A folder that goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = env::temp_dir().join(format!("irc-cache-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary folder");
        Folder(path)
    }

    fn cache(&self, limit: u64) -> CubinCache {
        CubinCache::open(&self.0.join("cache"), limit).expect("a folder of our own")
    }

    fn entries(&self) -> Vec<PathBuf> {
        let entries = fs::read_dir(self.0.join("cache")).expect("the cache was opened");
        entries.map(|entry| entry.expect("a readable folder").path()).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn key_of(number: u8) -> Key {
    [number; HASH_BYTES]
}

/// Says when an entry was last used.
fn used(cache: &CubinCache, number: u8, seconds_ago: u64) {
    let file = fs::File::options().write(true).open(cache.path(&key_of(number)));
    let time = SystemTime::now() - Duration::from_secs(seconds_ago);
    file.expect("the entry is there").set_modified(time).expect("the file is ours");
}

fn sm() -> Sm {
    "sm_90".parse().expect("a target")
}

#[test]
fn what_is_put_comes_back() {
    let folder = Folder::new("back");
    let cache = folder.cache(DEFAULT_LIMIT);
    assert!(cache.get(&key_of(1)).is_none());
    cache.put(&key_of(1), "log", b"code").expect("the folder is ours");
    let entry = cache.get(&key_of(1)).expect("it was put");
    assert_eq!((entry.log.as_str(), entry.cubin.as_slice()), ("log", &b"code"[..]));
    assert_eq!(folder.entries().len(), 1, "nothing unfinished stays");
}

#[test]
fn damage_anywhere_is_seen() {
    let folder = Folder::new("damage");
    let cache = folder.cache(DEFAULT_LIMIT);
    let whole = encode(&key_of(1), "log", b"code");
    let path = cache.path(&key_of(1));
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        bytes[at] ^= 0x10;
        fs::write(&path, &bytes).expect("the folder is ours");
        assert!(cache.get(&key_of(1)).is_none(), "byte {at} changed");
        assert!(!path.exists(), "it is removed");
        assert!(decode(&key_of(1), &whole[..at]).is_none(), "cut to {at} bytes");
    }
    assert!(decode(&key_of(2), &whole).is_none(), "the entry of another key");
    assert!(decode(&key_of(1), &whole).is_some());
}

#[test]
fn those_not_used_for_longest_go_first() {
    let folder = Folder::new("oldest");
    let one = encode(&key_of(0), "", &[0; 1000]).len() as u64;
    let cache = folder.cache(4 * one);
    for number in 0..4 {
        cache.put(&key_of(number), "", &[0; 1000]).expect("the folder is ours");
        used(&cache, number, 100 - u64::from(number));
    }
    assert!(cache.get(&key_of(0)).is_some(), "all fit, and this one is the newest now");
    cache.put(&key_of(4), "", &[0; 1000]).expect("the folder is ours");
    let there: Vec<u8> = (0..5).filter(|&number| cache.path(&key_of(number)).exists()).collect();
    assert_eq!(there, [0, 3, 4], "within seven eighths of the limit");
    cache.put(&key_of(5), "", &[0; 5000]).expect("larger than the limit: not kept");
    assert!(!cache.path(&key_of(5)).exists());
}

#[test]
fn what_dead_processes_left_is_removed() {
    let folder = Folder::new("left");
    let cache = folder.cache(DEFAULT_LIMIT);
    let (old, new) = (folder.0.join("cache/1-0.part"), folder.0.join("cache/2-0.part"));
    let file = fs::File::create(&old).expect("the folder is ours");
    file.set_modified(SystemTime::now() - 2 * ABANDONED).expect("the file is ours");
    fs::write(&new, b"somebody is writing").expect("the folder is ours");
    cache.put(&key_of(1), "", b"code").expect("the folder is ours");
    assert_eq!((old.exists(), new.exists()), (false, true));
}

#[test]
fn the_key_depends_on_every_input() {
    let options = AssembleOptions::default();
    let of = |version: &str, ptx: &str, target: &str, options| {
        key(version, ptx, target.parse().expect("a target"), options)
    };
    let mut keys = vec![
        of("13.5", "a", "sm_90", options),
        of("13.4", "a", "sm_90", options),
        of("13.5", "b", "sm_90", options),
        of("13.5", "a", "sm_90a", options),
        of("13.5", "a", "sm_90", AssembleOptions { opt_level: Some(0), ..options }),
        of("13.5", "a", "sm_90", AssembleOptions { opt_level: Some(3), ..options }),
        of("13.5", "a", "sm_90", AssembleOptions { relocatable: true, ..options }),
    ];
    assert_eq!(keys[0], of("13.5", "a", "sm_90", options));
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), count);
}

#[test]
fn many_writers_and_readers_share_a_folder() {
    let folder = Folder::new("shared");
    let one = encode(&key_of(0), "", &[0; 4000]).len() as u64;
    std::thread::scope(|scope| {
        for writer in 0..4u8 {
            let folder = &folder;
            scope.spawn(move || {
                // Each has a cache of its own, as processes have, with too little room for all.
                let cache = folder.cache(6 * one);
                for round in 0..60u8 {
                    let number = (writer + round) % 10;
                    cache.put(&key_of(number), "", &[number; 4000]).expect("the folder is ours");
                    if let Some(entry) = cache.get(&key_of(round % 10)) {
                        assert_eq!(entry.cubin, [round % 10; 4000]);
                    }
                }
            });
        }
    });
    let cache = folder.cache(6 * one);
    cache.put(&key_of(0), "", &[0; 4000]).expect("the folder is ours");
    assert!(folder.entries().len() <= 6);
}

/// A program that counts its runs and says and does what ptxas would, with a warning.
#[cfg(unix)]
const COUNTING_PTXAS: &str = "#!/bin/sh\n\
    case \"$*\" in *--version*) echo 'ptxas: Cuda, release 13.5, V13.5.1'; exit 0;; esac\n\
    echo run >> \"$(dirname \"$0\")/runs\"\n\
    while [ $# -gt 0 ]; do\n\
      case \"$1\" in -o) printf code > \"$2\";; esac\n\
      shift\n\
    done\n\
    echo 'ptxas warning : something is odd' >&2\n";

#[cfg(unix)]
#[test]
fn ptxas_runs_once_and_again_after_damage() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("ptxas");
    let path = folder.0.join("ptxas");
    fs::write(&path, COUNTING_PTXAS).expect("the folder is ours");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("the file is ours");
    let ptxas = Ptxas::at(&path).expect("it says its release");
    let cache = folder.cache(DEFAULT_LIMIT);
    let runs = || fs::read_to_string(folder.0.join("runs")).map_or(0, |text| text.lines().count());
    let assemble = |options| {
        let assembled = cache.assemble(&ptxas, ".version 8.0\n", sm(), options);
        let assembled = assembled.expect("it takes everything");
        assert_eq!(assembled.cubin, b"code");
        assert_eq!(assembled.messages.len(), 1, "a warning is not lost");
    };
    let options = AssembleOptions::default();
    assemble(options);
    assemble(options);
    assert_eq!(runs(), 1);
    assemble(AssembleOptions { opt_level: Some(1), ..options });
    assert_eq!(runs(), 2);
    for entry in folder.entries() {
        let mut bytes = fs::read(&entry).expect("an entry");
        bytes.truncate(bytes.len() - 1);
        fs::write(&entry, bytes).expect("the folder is ours");
    }
    assemble(options);
    assert_eq!(runs(), 3);
    assemble(options);
    assert_eq!(runs(), 3);
}
