import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own of a few megabytes, in memory: really full when it is full. Needs the right to mount. */
export class SmallDisk {
  readonly folder = mkdtempSync(join(tmpdir(), 'sablier-disk-'))
  private constructor() {}

  /** Null: this user may not mount anything here. */
  static mount(megabytes: number): SmallDisk | null {
    const disk = new SmallDisk()
    try {
      execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk.folder], { stdio: 'ignore' })
      return disk
    } catch {
      rmSync(disk.folder, { recursive: true, force: true })
      return null
    }
  }
  /** Fills it up but for so many bytes. */
  fill(leave: number): void {
    const { bavail, bsize } = statfsSync(this.folder)
    writeFileSync(this.ballast, Buffer.alloc(Math.max(0, bavail * bsize - leave)))
  }
  makeRoom(): void {
    rmSync(this.ballast)
  }
  /** Takes it away; what is still open goes when it is closed. */
  unmount(): void {
    execFileSync('/bin/umount', ['-l', this.folder])
    rmSync(this.folder, { recursive: true, force: true })
  }
  private get ballast(): string {
    return join(this.folder, 'ballast')
  }
}
