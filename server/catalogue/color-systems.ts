import type { SkuDetail } from '../../contract/catalogue.ts'
import { deltaE00, lightnessPart } from '../../contract/colors/color-difference.ts'
import type { Lab } from '../../contract/colors/color-difference.ts'
import { labOfHex } from '../../contract/colors/lab.ts'
import { RAL_CLASSIC } from '../../contract/colors/ral-classic.ts'
import type { Db } from '../database.ts'

export type NearestColor = SkuDetail['nearestColors'][number]

/** The only system whose values are built in; those of others come from the catalogue. */
const RAL = 'RAL'

/** RAL Classic, `#rrggbb` by number. */
export const RAL_VALUES: ReadonlyMap<string, string> = new Map(RAL_CLASSIC.map(([number, hex]) => [number, hex]))

/** The system's own value of a colour, `#rrggbb`, if it is built in. */
export function systemValue(system: string, name: string): string | undefined {
  return system === RAL ? RAL_VALUES.get(ralNumber(name)) : undefined
}

// Some suppliers write the system's name before the number.
function ralNumber(name: string): string {
  return name.replace(/^RAL\s*/i, '')
}

export interface ColorSystems {
  /** The nearest colour of each system to each hex value, at this version of the change log or later. */
  nearest(hexes: string[], version: string): Promise<Map<string, NearestColor[]>>
}

interface State {
  version: string
  systems: Promise<Map<string, SystemColor[]>>
  known: Map<string, NearestColor[]>
}

interface SystemColor {
  name: string
  hex: string
  lab: Lab
}

/** The most results that are cached, by hex value. */
const MOST_KNOWN = 20_000

/** Keeps the colour systems in memory, and reloads them when their version changes. */
export function createColorSystems(db: Db): ColorSystems {
  let state: State | undefined
  return {
    async nearest(hexes, version) {
      if (state?.version !== version) state = { version, systems: loadSystems(db), known: new Map() }
      const { systems, known } = state
      const entries = await systems.catch((error: unknown) => {
        state = undefined
        throw error
      })
      if (known.size > MOST_KNOWN) known.clear()
      for (const hex of hexes) if (!known.has(hex)) known.set(hex, nearestIn(entries, hex))
      return new Map(hexes.map((hex) => [hex, known.get(hex) ?? []]))
    },
  }
}

async function loadSystems(db: Db): Promise<Map<string, SystemColor[]>> {
  const rows = await db
    .selectFrom('color')
    .innerJoin('color_system', 'color_system.id', 'color.system_id')
    .where('color.hex', 'is not', null)
    .where('color_system.name', '!=', RAL)
    .orderBy('color_system.name')
    .orderBy('color.id')
    .select(['color_system.name as system', 'color.name', 'color.hex'])
    .execute()
  const ral = [...RAL_VALUES].map(([name, hex]) => ({ system: RAL, name, hex }))
  const colors = [...ral, ...rows].flatMap(({ system, name, hex }) =>
    hex === null ? [] : [{ system, name, hex, lab: labOfHex(hex) }],
  )
  return Map.groupBy(colors, ({ system }) => system)
}

function nearestIn(systems: Map<string, SystemColor[]>, hex: string): NearestColor[] {
  const lab = labOfHex(hex)
  return [...systems].flatMap(([system, colors]) => {
    let [nearest, least]: [SystemColor | undefined, number] = [undefined, Infinity]
    for (const color of colors) {
      // The difference in lightness alone excludes most colours, and is cheaper to compute than the full distance.
      if (Math.sqrt(lightnessPart(lab[0], color.lab[0])) >= least) continue
      const deltaE = deltaE00(lab, color.lab)
      if (deltaE < least) [nearest, least] = [color, deltaE]
    }
    return nearest ? [{ system, name: nearest.name, hex: nearest.hex, deltaE: Math.round(least * 100) / 100 }] : []
  })
}
