import { expect, it } from 'vitest'
import { withHeld } from './world/held.ts'

it('ends what a trial has started, the last one first, though the trial throws and one end fails', async () => {
  const ended: string[] = []
  const trial = withHeld(async (hold) => {
    hold(async () => ended.push('folder'))
    hold(async () => Promise.reject(new Error('is gone already')))
    hold(async () => ended.push('server'))
    throw new Error('the trial failed')
  })
  await expect(trial).rejects.toThrow('the trial failed')
  expect(ended).toEqual(['server', 'folder'])
})

it('tells of what could not be ended', async () => {
  await expect(withHeld(async (hold) => hold(async () => Promise.reject(new Error('is busy'))))).rejects.toThrow(
    'is busy',
  )
})
