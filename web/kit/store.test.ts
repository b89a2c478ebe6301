import { expect, test } from 'vitest'
import { createStore } from './store.ts'

test('a store has its first state until it is given another', () => {
  const store = createStore('nothing')
  expect(store.get()).toBe('nothing')
  store.set('oak')
  expect(store.get()).toBe('oak')
})

test('a listener hears each change until it ends listening', () => {
  const store = createStore(0)
  const heard: number[] = []
  const end = store.subscribe((state) => heard.push(state))
  store.set(1)
  store.set(2)
  end()
  store.set(3)
  expect(heard).toEqual([1, 2])
})

test('a listener reads the new state', () => {
  const store = createStore('closed')
  const found: string[] = []
  store.subscribe(() => found.push(store.get()))
  store.set('open')
  expect(found).toEqual(['open'])
})

test('the same state again is no news', () => {
  const folder = { name: 'Oak' }
  const store = createStore(folder)
  let times = 0
  store.subscribe(() => (times += 1))
  store.set(folder)
  expect(times).toBe(0)
  store.set({ ...folder })
  expect(times).toBe(1)
})

test('where a listener makes the next change, no other is left with the older state', () => {
  const store = createStore(0)
  const heardLast = { before: 0, behind: 0 }
  store.subscribe((state) => (heardLast.before = state))
  store.subscribe((state) => state === 1 && store.set(2))
  store.subscribe((state) => (heardLast.behind = state))
  store.set(1)
  expect(heardLast).toEqual({ before: 2, behind: 2 })
})

test('ending one listener ends no other', () => {
  const store = createStore(0)
  const heard: string[] = []
  const end = store.subscribe(() => {
    heard.push('first')
    end()
  })
  store.subscribe(() => heard.push('second'))
  store.set(1)
  store.set(2)
  expect(heard).toEqual(['first', 'second', 'second'])
})
