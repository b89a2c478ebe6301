import { parseArgs } from 'node:util'
import type { Theme, Tongue } from '../stage/browser.ts'

/** In which window, theme and language a picture is taken. */
export interface Look {
  name: string
  viewport: { width: number; height: number }
  theme: Theme
  tongue: Tongue
}

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]
const THEMES: Theme[] = ['light', 'dark']
const TONGUES: Tongue[] = ['en', 'zh-CN']

const looks: Look[] = SIZES.flatMap((viewport) =>
  THEMES.flatMap((theme) =>
    TONGUES.map((tongue) => ({ name: `${viewport.width}-${theme}-${tongue}`, viewport, theme, tongue })),
  ),
)

/** What `npm run shots` was asked for: `[--before FOLDER] [--looks LOOK,LOOK] [SCREEN…]`. */
export function readChoice<Named extends { name: string }>(args: string[], screens: readonly Named[]) {
  const { values, positionals } = parseArgs({
    args,
    options: { before: { type: 'string' }, looks: { type: 'string' } },
    allowPositionals: true,
  })
  return {
    before: values.before,
    looks: choose(looks, values.looks?.split(',') ?? []),
    screens: choose(screens, positionals),
  }
}

/** Those of these names, in their own order; a name that ends with `*` is a beginning. All without a name. */
export function choose<Named extends { name: string }>(all: readonly Named[], wanted: readonly string[]): Named[] {
  const isMeant = (one: Named, name: string) =>
    name.endsWith('*') ? one.name.startsWith(name.slice(0, -1)) : one.name === name
  const unknown = wanted.find((name) => !all.some((one) => isMeant(one, name)))
  if (unknown !== undefined)
    throw new Error(`There is no ${unknown}; there are ${all.map(({ name }) => name).join(', ')}.`)
  return all.filter((one) => wanted.length === 0 || wanted.some((name) => isMeant(one, name)))
}
