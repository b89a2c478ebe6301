import { derivations, purposes } from '../../contract/facts/between.ts'
import { factGroups, headerLanguages } from '../../contract/facts/fact.ts'
import type { ClassFact, Fact, FactGroup } from '../../contract/facts/fact.ts'
import { facts, findFact } from '../../contract/facts/facts.ts'
import { normsText } from '../../contract/facts/norms-text.ts'
import { tableOf } from './pages.ts'

const GROUPS: Record<FactGroup, string> = {
  slip: 'Slip',
  fire: 'Reaction to fire',
  fabricFire: 'Fire tests of fabrics',
  sound: 'Sound',
  wear: 'Wear',
  weather: 'Water and weather',
  emission: 'Emission',
  heat: 'Heat',
  look: 'Look',
  care: 'Care',
  body: 'Body',
}

/** Each fact with its scale and norms, by group. */
export function factsSection(): string {
  return factGroups
    .map((group) => {
      const rows = facts.filter((fact) => fact.group === group).map(rowOf)
      return `### ${GROUPS[group]}\n\n${tableOf(['Fact', 'Code', 'Values', 'Better', 'Norms and methods', 'Expected of'], rows)}`
    })
    .join('\n\n')
}

function rowOf(fact: Fact): string[] {
  return [
    `${fact.enName}, ${fact.name}`,
    `\`${fact.code}\``,
    [valuesOf(fact), fact.note?.[1]].filter(Boolean).join('. ').replace(/\.$/, ''),
    betterOf(fact),
    normsOf(fact),
    fact.expectedOf.map(spaced).join(', '),
  ]
}

const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function valuesOf(fact: Fact): string {
  if (fact.kind === 'number') return fact.unit ? `a number of ${fact.unit}` : 'a number'
  if (fact.kind === 'boolean') return fact.isTest ? 'passed or not' : 'yes or no'
  if (fact.kind === 'choice') return `one of ${fact.values.map(([, word]) => word).join(', ')}, or other words`
  return scalesOf(fact)
}

function scalesOf({ scales, parts = [] }: ClassFact): string {
  const own = scales.map(({ enName, classes }) => `${enName && `${enName}: `}${classes.join(' < ')}`)
  return [...own, ...parts.map(({ classes }) => `with ${classes.join(' < ')}`)].join('; ')
}

function betterOf(fact: Fact): string {
  if (fact.kind === 'class') return fact.isBetter ? 'the last class' : 'neither'
  return fact.kind === 'number' ? (fact.better ?? 'neither') : ''
}

/** Norms, and what took the place of those that were withdrawn. */
function normsOf(fact: Fact): string {
  const replaced = fact.norms.flatMap(({ name, replacedBy }) => (replacedBy ? [`${name} is now ${replacedBy}`] : []))
  return [normsText(fact, 'en'), ...replaced].filter(Boolean).join('; ')
}

/** What follows between norms, and scales of one purpose of which nothing follows. */
export function conversionsSection(): string {
  const named = (code: string) => findFact(code)?.enName ?? code
  const rows = derivations.map(({ from, to, source }) => [from.map(named).join(', '), named(to), source[1]])
  const apart = purposes.flatMap((codes) => {
    const isApart = !derivations.some(
      ({ from, to }) => codes.includes(to) && from.every((code) => codes.includes(code)),
    )
    return isApart ? [`- ${codes.map(named).join(', ')}`] : []
  })
  return `${tableOf(['From', 'Follows', 'By'], rows)}\n\nThese answer one question on scales that do not convert:\n\n${apart.join('\n')}`
}

/** The names above columns that mean each fact. */
export function headersSection(): string {
  const titles = { en: 'English', de: 'German', zh: 'Chinese', fr: 'French', es: 'Spanish', it: 'Italian' }
  const rows = facts.map((fact) => [
    fact.enName,
    ...headerLanguages.map((language) => (fact.headers[language] ?? []).join(', ')),
  ])
  return tableOf(['Fact', ...headerLanguages.map((language) => titles[language])], rows)
}
