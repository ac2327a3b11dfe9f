import { closeSync, fchownSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A file without which nothing can be read again, whole or not at all: a power cut leaves the old
 * one or the new one, never an empty one.
 */
export function writeDurably(
  path: string,
  content: string | Uint8Array,
  { mode, owner }: { readonly mode: number; readonly owner?: { uid: number; gid: number } },
): void {
  const draft = `${path}.new`
  const file = openSync(draft, 'w', mode)
  try {
    writeFileSync(file, content)
    if (owner) fchownSync(file, owner.uid, owner.gid)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(draft, path)
  keepNames(dirname(path))
}

/** A new name is on the disk only when its folder is. */
export function keepNames(folder: string): void {
  const names = openSync(folder, 'r')
  try {
    fsyncSync(names)
  } finally {
    closeSync(names)
  }
}
