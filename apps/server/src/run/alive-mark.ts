import type { People } from '../storage/people.ts'
import type { DownTime } from '../tables/clock-adjustment.ts'

const NAME = 'alive-at'
/** How often a server notes that it is running. */
const EVERY = 5000

/** Notes in the database that a server runs: whoever starts next knows how long none did. */
export class AliveMark {
  private constructor(
    private readonly people: People,
    readonly down: DownTime,
    private noted: number,
  ) {}

  static async read(people: People, now: number): Promise<AliveMark> {
    const last = await people.readSetting(NAME)
    const mark = new AliveMark(people, { from: last === undefined ? null : Number(last), to: now }, now)
    await mark.write(now)
    return mark
  }
  /** Notes it if that was long ago. */
  async note(now: number): Promise<void> {
    if (now - this.noted >= EVERY || now < this.noted) await this.write(now)
  }
  async write(now: number): Promise<void> {
    this.noted = now
    await this.people.writeSetting(NAME, String(now))
  }
}
