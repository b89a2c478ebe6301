import { useSearchParams } from 'react-router'

/** Reads a setting from the address. For what says nothing, or nothing that is known: its usual value, or undefined. */
export type Read<Value> = (said: string) => Value

const LARGEST_PAGE_NO = 1_000_000

/** One of these words; undefined if absent. */
export function oneOf<Value extends string>(known: readonly Value[]): Read<Value | undefined> {
  return (said) => known.find((one) => one === said)
}

/** One of these words, the first if absent. */
export function firstOf<Value extends string>(known: readonly [Value, ...Value[]]): Read<Value> {
  return (said) => known.find((one) => one === said) ?? known[0]
}

/** Words, trimmed, of so many characters at most. */
export function words(most = 200): Read<string | undefined> {
  return (said) => said.trim().slice(0, most) || undefined
}

/** The id of a row. */
export const id: Read<string | undefined> = (said) => (/^\d{1,18}$/.test(said) ? said : undefined)

/** A calendar day, `YYYY-MM-DD`. */
export const day: Read<string | undefined> = (said) => {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(said) ? Date.parse(`${said}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(said) ? said : undefined
}

/** The row where a list begins that has no numbered pages. */
export const place: Read<string | undefined> = (said) => id(said)

/** Counts from 1. */
export const pageNo: Read<number> = (said) => {
  const page = Number(said)
  return Number.isInteger(page) && page >= 1 && page <= LARGEST_PAGE_NO ? page : 1
}

export type Reads = Readonly<Record<string, Read<unknown>>>

type Said<Fields extends Reads, Name extends keyof Fields> = ReturnType<Fields[Name]>

/** The settings of a list. Those without a usual value are left out where they are not said. */
export type Asked<Fields extends Reads> = {
  [Name in keyof Fields as undefined extends Said<Fields, Name> ? never : Name]: Said<Fields, Name>
} & {
  [Name in keyof Fields as undefined extends Said<Fields, Name> ? Name : never]?: Exclude<Said<Fields, Name>, undefined>
}

export type Changes<Fields extends Reads> = { [Name in keyof Fields]?: string | number | null | undefined }

/** A list's settings in the address; what is not known there is left out. */
export function readAsked<Fields extends Reads>(fields: Fields, address: URLSearchParams): Asked<Fields> {
  const read = Object.entries(fields).map(([name, reads]) => [name, reads(address.get(name) ?? '')] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Asked<Fields>
}

/**
 * The address with some settings changed; usual values are not written. The list begins anew (the fields that read `pageNo` or
 * `place`), unless the change says where.
 */
export function writeAsked<Fields extends Reads>(
  fields: Fields,
  address: URLSearchParams,
  changes: Changes<Fields>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  const pages = Object.keys(fields).filter((name) => fields[name] === pageNo || fields[name] === place)
  for (const page of pages) if (!(page in changes)) next.delete(page)
  for (const [name, value] of Object.entries(changes)) {
    const isUsual = value === null || value === undefined || value === '' || value === fields[name]?.('')
    if (isUsual) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** A list's settings in the address, how they are changed there, and the address of another choice, for a link. */
export function useAsked<Fields extends Reads>(fields: Fields) {
  const [address, setAddress] = useSearchParams()
  return {
    asked: readAsked(fields, address),
    ask: (changes: Changes<Fields>) =>
      setAddress((now) => writeAsked(fields, now, changes), { replace: true, preventScrollReset: true }),
    to: (changes: Changes<Fields>) => ({ search: `?${writeAsked(fields, address, changes).toString()}` }),
  }
}
