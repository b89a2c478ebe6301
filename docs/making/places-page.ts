import { findFact } from '../../contract/facts/facts.ts'
import { textOfAsks } from '../../contract/places/fit-texts.ts'
import { placeNames } from '../../contract/places/place-names.ts'
import { regionNames } from '../../contract/places/place.ts'
import type { Bound, Demand, Place, Way } from '../../contract/places/place.ts'
import { places } from '../../contract/places/places.ts'
import { tableOf } from './pages.ts'

/** Each place with what it asks, of which materials, and who says so. */
export function placesSection(): string {
  return places
    .map((place) => {
      const [, zh, en] = placeNames.find(([code]) => code === place.code) ?? ['', '', '']
      const rows = place.demands.flatMap((demand) => demand.ways.map((way) => rowOf(place, demand, way)))
      const table = tableOf(['Demand', 'Asked of', 'Met by', 'Way', 'Where', 'Source'], rows)
      return [`### ${en}, ${zh}`, table, furtherOf(place), place.note?.[1]].filter(Boolean).join('\n\n')
    })
    .join('\n\n')
}

/** Who is asked for what they state. */
function furtherOf({ alsoOf = [] }: Place): string {
  return alsoOf
    .map(({ of, stating }) => {
      const facts = stating.map((code) => findFact(code)?.enName ?? code).join(', ')
      return `Also asked of ${of.map(spaced).join(' and ')} with one of these facts: ${facts}.`
    })
    .join(' ')
}

function rowOf(place: Place, demand: Demand, way: Way): string[] {
  const of = (way.of ?? demand.of ?? place.of).map(spaced).join(', ')
  const others = [...(demand.except ?? []), ...(way.except ?? [])].map(spaced).join(', ')
  const except = others && `; not of ${others}`
  return [
    demand.name[1],
    `${of}${except}`,
    [way, ...(way.also ?? [])].map(boundText).join(' with ') +
      (way.isTold ? '; decides nothing, and is told where it fails' : ''),
    `\`${way.code}\``,
    way.region ? regionNames[way.region][1] : '',
    way.source[1],
  ]
}

function boundText({ fact: code, asks }: Bound): string {
  const fact = findFact(code)
  const name = fact?.enName ?? code
  if ('is' in asks) return `${name}: yes`
  const unit = fact?.kind === 'number' && fact.unit ? ` ${fact.unit}` : ''
  if ('atMost' in asks) return `${name} of ${textOfAsks(asks)}${unit} or less`
  return fact?.kind === 'class'
    ? `${name} ${textOfAsks(asks)} or better`
    : `${name} of ${textOfAsks(asks)}${unit} or more`
}

const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
