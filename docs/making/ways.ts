import { basename, dirname, join } from 'node:path'
import { readSource } from '../../architecture/imports.ts'
import type { Call } from './calls.ts'
import type { Box, Drawing } from './draw.ts'
import { productFiles } from './house.ts'
import { tablesNamedIn } from './tables.ts'

/** One thing that somebody does, followed through the files that it passes. */
export interface Way {
  name: string
  title: string
  description: string
  legs: Leg[]
}

/**
 * A step from one file. `to`: the shortest way by imports to another file. `by` with `to`: handed over without an import, in the
 * words of the arrow. `call`: an endpoint that the file calls, on to the file that answers it. `tables`: what the file, or the files
 * of a folder, read and write.
 */
export type Leg = { from: string } & ({ to: string; by?: string } | { call: string } | { tables: true })

/** Follows a way's legs in the code. Throws where a file, an import or a call of it is not there any more. */
export function followWay(way: Way, calls: readonly Call[], tableNames: readonly string[]): Drawing {
  const boxes = new Map<string, Box>()
  const arrows: { edge: [string, string]; label?: string | undefined }[] = []
  const step = (from: string, to: string, label?: string) => {
    if (!arrows.some(({ edge }) => edge[0] === from && edge[1] === to)) arrows.push({ edge: [from, to], label })
  }
  const stop = (file: string) => {
    if (!boxes.has(file)) boxes.set(file, boxOf(file))
  }
  const walk = (path: readonly string[]) => {
    for (const [index, file] of path.entries()) {
      stop(file)
      const before = path[index - 1]
      if (before !== undefined) step(before, file)
    }
  }
  for (const leg of way.legs) {
    requireSource(leg.from, way)
    stop(leg.from)
    if ('call' in leg) {
      const { endpoint, routes, handler } = findCall(leg.call, leg.from, calls, way)
      walk([leg.from, API])
      stop(routes)
      step(API, routes, `${endpoint.method} ${endpoint.path}`)
      walk(routes === handler ? [routes] : [routes, handler])
    } else if ('tables' in leg) {
      const names = new Set(sourcesIn(leg.from).flatMap((file) => tablesNamedIn(file, tableNames)))
      const texts = tableNames.filter((name) => names.has(name))
      if (texts.length === 0)
        throw new Error(`the way ${way.name}: ${leg.from} names no tables (docs/making/known-ways.ts)`)
      const name = `tables of ${leg.from}`
      boxes.set(name, { name, lines: linesOf(texts), kind: 'table' })
      step(leg.from, name, 'SQL')
    } else if (leg.by === undefined) walk(pathBetween(leg.from, leg.to, way))
    else {
      requireSource(leg.to, way)
      stop(leg.to)
      step(leg.from, leg.to, leg.by)
    }
  }
  return { title: way.title, description: way.description, boxes: [...boxes.values()], arrows }
}

/** Through which every call of the browser goes. */
const API = 'web/api.ts'
const MOST_NAMED = 5

function linesOf(names: readonly string[]): Box['lines'] {
  const rest = names.slice(MOST_NAMED)
  if (rest.length === 0) return [names.join(', ')]
  return [
    names.slice(0, MOST_NAMED).join(', '),
    rest.length > MOST_NAMED ? `and ${rest.length} others` : rest.join(', '),
  ]
}

function boxOf(file: string): Box {
  const kind = file.startsWith('web/') ? 'browser' : file.startsWith('server/') ? 'server' : 'contract'
  return { name: file, lines: [basename(file), dirname(file)], kind }
}

function findCall(name: string, from: string, calls: readonly Call[], { name: way }: Way): Call {
  const call = calls.find((one) => one.name === name)
  if (!call || !readSource(from).includes(name)) throw new Error(`the way ${way}: ${from} does not call ${name}`)
  return call
}

function requireSource(place: string, { name }: Way): void {
  if (sourcesIn(place).length === 0)
    throw new Error(`the way ${name}: ${place} is not there (docs/making/known-ways.ts)`)
}

/** A file itself, or the files below a folder. */
function sourcesIn(place: string): string[] {
  return productFiles.filter((file) => file === place || file.startsWith(`${place}/`))
}

function pathBetween(from: string, to: string, { name }: Way): string[] {
  const cameFrom = new Map([[from, '']])
  const waiting = [from]
  for (let file = waiting.shift(); file !== undefined && !cameFrom.has(to); file = waiting.shift())
    for (const target of importsByValueOf(file))
      if (!cameFrom.has(target)) {
        cameFrom.set(target, file)
        waiting.push(target)
      }
  if (!cameFrom.has(to)) throw new Error(`the way ${name}: ${from} does not lead to ${to} (docs/making/known-ways.ts)`)
  const path: string[] = []
  for (let file = to; file !== ''; file = cameFrom.get(file) ?? '') path.unshift(file)
  return path
}

/** What a file imports to run it: types are left out, what it loads late is not. */
function importsByValueOf(file: string): string[] {
  const found = readSource(file).matchAll(
    /^import (?!type )[^'"]*?from '(\.[^']+\.tsx?)'|\bimport\('(\.[^']+\.tsx?)'\)/gms,
  )
  return [...found].map(([, early, late]) => join(dirname(file), early ?? late ?? ''))
}
