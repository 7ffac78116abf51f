import type { Clock, ToClient } from '@sablier/protocol'
import { RETURN_MS } from '../../src/tables/think-time.ts'
import type { Connection } from '../play/connection.ts'

/** Watches the banks of a table from beside it: they grow once in a phase by the increment, or to the least of who comes back. */
export class BankAudit {
  readonly faults: string[] = []
  private banks: (number | null)[] = []
  private phases = 1
  private readonly grown: number[] = []
  /** Lines that gave a seat back; a table tells its last fifty notices only. */
  private readonly returns = new Set<number>()

  constructor(
    private readonly connection: Connection,
    private readonly clock: Clock,
  ) {
    connection.socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as ToClient))
  }

  private hear(message: ToClient): void {
    if (message.type !== 'change' || this.clock.kind !== 'live') return
    this.phases += (message.events ?? []).filter((event) => Array.isArray(event) && event[0] === 'phase-begun').length
    const { table } = this.connection.clientTable ?? {}
    if (!table) return
    for (const { kind, seq } of table.notices) if (kind === 'taken-back') this.returns.add(seq)
    const most = this.clock.increment * 1000 * (this.phases + 1) + RETURN_MS * this.returns.size
    for (const [seat, { bank }] of table.seats.entries()) {
      const more = Math.max(0, (bank ?? 0) - (this.banks[seat] ?? bank ?? 0))
      this.grown[seat] = (this.grown[seat] ?? 0) + more
      if ((this.grown[seat] ?? 0) > most) this.faults.push(`the bank of seat ${seat} grew by ${this.grown[seat]} ms`)
      this.banks[seat] = bank
    }
  }
}
