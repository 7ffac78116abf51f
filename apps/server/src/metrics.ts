import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of the server. */
export class Metrics {
  readonly registry = new Registry()
  private readonly registers = [this.registry]
  readonly logEntries = new Counter({
    name: 'sablier_log_entries_total',
    help: 'Log entries added',
    registers: this.registers,
  })
  readonly refusals = new Counter({
    name: 'sablier_refusals_total',
    help: 'Acts that were refused',
    labelNames: ['code'],
    registers: this.registers,
  })
  readonly refused = new Counter({
    name: 'sablier_refused_total',
    help: 'Requests and upgrades that were refused',
    labelNames: ['at', 'code'],
    registers: this.registers,
  })
  readonly conflicts = new Counter({
    name: 'sablier_conflicts_total',
    help: 'Appends that found another process first',
    registers: this.registers,
  })
  readonly commitTime = new Histogram({
    name: 'sablier_commit_seconds',
    help: 'Time to make the log entries of a tick durable',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
    registers: this.registers,
  })
  readonly commitLogEntries = new Histogram({
    name: 'sablier_commit_log_entries',
    help: 'Log entries made durable at once',
    buckets: [1, 2, 5, 10, 25, 50, 100, 250, 1000],
    registers: this.registers,
  })
  readonly commitFailures = new Counter({
    name: 'sablier_commit_failures_total',
    help: 'Ticks whose log entries could not be kept',
    registers: this.registers,
  })
  readonly botTime = new Histogram({
    name: 'sablier_bot_seconds',
    help: 'Time a computer player thought',
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10],
    registers: this.registers,
  })
  readonly webhooks = new Counter({
    name: 'sablier_webhooks_total',
    help: 'Notices sent, by outcome',
    labelNames: ['outcome'],
    registers: this.registers,
  })

  /** Counts that are read when somebody asks. */
  watch(count: { sockets: () => number; tables: () => number }): void {
    collectDefaultMetrics({ register: this.registry })
    for (const [name, read] of Object.entries(count))
      new Gauge({
        name: `sablier_${name}`,
        help: `${name} in this process`,
        registers: this.registers,
        collect() {
          this.set(read())
        },
      })
  }
}
