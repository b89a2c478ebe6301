import { useSearchParams } from 'react-router'

/** Reads a setting from the address; undefined for what says nothing, or nothing that is known. */
export type Read<Value> = (said: string) => Value | undefined

const LARGEST_PAGE_NO = 1_000_000

/** One of these words. */
export function oneOf<Value extends string>(known: readonly Value[]): Read<Value> {
  return (said) => known.find((one) => one === said)
}

/** Words, trimmed, of so many characters at most. */
export function words(most = 200): Read<string> {
  return (said) => said.trim().slice(0, most) || undefined
}

/** The id of a row. */
export const id: Read<string> = (said) => (/^\d{1,18}$/.test(said) ? said : undefined)

/** Counts from 1. */
export const pageNo: Read<number> = (said) => {
  const page = Number(said)
  return said !== '' && Number.isInteger(page) && page >= 1 && page <= LARGEST_PAGE_NO ? page : undefined
}

type Reads = Readonly<Record<string, Read<unknown>>>

/** The settings of a list; absent ones are not said. */
export type Asked<Fields extends Reads> = { [Name in keyof Fields]?: Exclude<ReturnType<Fields[Name]>, undefined> }

/** A list's settings in the address; invalid ones are left out. */
export function readAsked<Fields extends Reads>(fields: Fields, address: URLSearchParams): Asked<Fields> {
  const read = Object.entries(fields).map(([name, reads]) => [name, reads(address.get(name) ?? '')] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Asked<Fields>
}

/** The address with some settings changed, empty ones taken out. All but a turn of the page begins at the first page. */
export function writeAsked(
  address: URLSearchParams,
  changes: Readonly<Record<string, string | number | null | undefined>>,
  page = 'page',
): URLSearchParams {
  const next = new URLSearchParams(address)
  if (!(page in changes)) next.delete(page)
  for (const [name, value] of Object.entries(changes)) {
    const isUsual = value === null || value === undefined || value === '' || (name === page && Number(value) === 1)
    if (isUsual) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** A list's settings in the address, and how they are changed there. */
export function useAsked<Fields extends Reads>(fields: Fields) {
  const [address, setAddress] = useSearchParams()
  const ask = (changes: { [Name in keyof Fields]?: string | number | null | undefined }) =>
    setAddress((now) => writeAsked(now, changes), { replace: true, preventScrollReset: true })
  return { asked: readAsked(fields, address), ask }
}
