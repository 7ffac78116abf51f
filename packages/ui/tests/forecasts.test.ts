import type { Answer, Forecast } from '@sablier/kernel'
import { expect, test, vi } from 'vitest'
import { Forecasts } from '../src/forecast/forecasts.ts'

const forecast = (to: number): Forecast => ({
  tracks: [{ name: 'gold', seat: 0, from: 1, to }],
  scores: [],
  moves: [],
  marks: [],
  next: null,
  unknown: false,
})

test('a forecast is asked for once per question and answer', async () => {
  const load = vi.fn(async () => forecast(2))
  const forecasts = new Forecasts(load)
  const heard = vi.fn()
  forecasts.subscribe(heard)
  forecasts.want('one', 'yes')
  forecasts.want('one', 'yes')
  expect(forecasts.read('one', 'yes')).toBeUndefined()
  await expect.poll(() => heard).toHaveBeenCalledTimes(1)
  expect(forecasts.read('one', 'yes')).toEqual(forecast(2))
  forecasts.want('one', 'yes')
  forecasts.want('one', ['a', 'b'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('forecasts for an earlier question are dropped with their answers', async () => {
  const replies: ((forecast: Forecast) => void)[] = []
  const forecasts = new Forecasts((_: Answer) => new Promise((reply) => void replies.push(reply)))
  forecasts.want('one', 'yes')
  forecasts.want('two', 'yes')
  replies[0]?.(forecast(5))
  await Promise.resolve()
  expect(forecasts.read('two', 'yes')).toBeUndefined()
  expect(forecasts.read('one', 'yes')).toBeUndefined()
  replies[1]?.(forecast(6))
  await expect.poll(() => forecasts.read('two', 'yes')).toEqual(forecast(6))
})

test('a forecast that cannot be had is none', async () => {
  const forecasts = new Forecasts(() => Promise.reject(new Error('too late')))
  forecasts.want('one', 'yes')
  await expect.poll(() => forecasts.read('one', 'yes')).toBeNull()
})
