import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
// A server opens its stores with these counters; the tests' app has stores of its own.
import '../storage/objects/store-metrics.ts'
import { createRegistry } from './registry.ts'

const read = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../docs/operations/${name}`, import.meta.url)), 'utf8')
const alerts = read('alerts.yml')
const guide = read('metrics.md')
const dashboard = read('grafana-dashboard.json')

let quarry: TestApp
let names: Set<string>

beforeAll(async () => {
  quarry = await createTestApp({ slowCallMs: 1000 })
  const { app } = quarry
  const registry = await createRegistry({ app, measures: app.measures, log: pino({ level: 'silent' }) })
  names = new Set(registry.getMetricsAsArray().map(({ name }) => name))
})
afterAll(() => quarry.close())

it.each([
  ['alerts', alerts],
  ['dashboard', dashboard],
  ['guide', guide],
])('the %s name only metrics that there are', (_, text) => {
  const named = text.match(/\b(?:quarry|nodejs|process)_[a-z0-9_]+/g) ?? []
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !names.has(name) && !names.has(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([])
})

it('the guide explains every metric of ours', () => {
  expect([...names].filter((name) => name.startsWith('quarry_') && !guide.includes(`\`${name}`))).toEqual([])
})

it('the guide says what to do for each of the eight alerts', () => {
  const alerted = Array.from(alerts.matchAll(/- alert: (\w+)/g), ([, name]) => name ?? '')
  expect(alerted).toHaveLength(8)
  for (const name of alerted) {
    expect(guide).toContain(`\n#### ${name}\n`)
    expect(alerts).toContain(`runbook: docs/operations/metrics.md#${name.toLowerCase()}`)
  }
})

it('the dashboard is JSON, and each of its panels asks for something', () => {
  const { panels } = JSON.parse(dashboard) as { panels: { title: string; targets: { expr: string }[] }[] }
  expect(panels.filter(({ targets }) => targets.every(({ expr }) => expr === '')).map(({ title }) => title)).toEqual([])
})
