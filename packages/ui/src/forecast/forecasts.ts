import type { Answer, Forecast } from '@sablier/kernel'

/** What an answer will do; null: it cannot be told; undefined: it is not there yet. */
export type KnownForecast = Forecast | null | undefined

/** The forecasts of the open question: each is asked for once and kept until another question comes. */
export class Forecasts {
  private question = ''
  private known = new Map<string, KnownForecast>()
  private readonly listeners = new Set<() => void>()

  constructor(private readonly load: (answer: Answer) => Promise<Forecast | null>) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  /** What is known of an answer by now. */
  read(question: string, answer: Answer): KnownForecast {
    return question === this.question ? this.known.get(keyOf(answer)) : undefined
  }
  /** Asks for the forecast of an answer unless that was done; what comes for an earlier question is dropped. */
  want(question: string, answer: Answer): void {
    if (question !== this.question) {
      this.question = question
      this.known = new Map()
    }
    const key = keyOf(answer)
    const { known } = this
    if (known.has(key)) return
    known.set(key, undefined)
    const keep = (forecast: Forecast | null) => {
      if (known !== this.known) return
      known.set(key, forecast)
      for (const listener of this.listeners) listener()
    }
    this.load(answer).then(keep, () => keep(null))
  }
}

const keyOf = (answer: Answer): string => JSON.stringify(answer)
