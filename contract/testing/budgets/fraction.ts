/** A number as a fraction of whole numbers, the denominator above zero. Only `rounded` rounds. */
export interface OracleFraction {
  over: bigint
  under: bigint
}

export const NOTHING: OracleFraction = { over: 0n, under: 1n }
export const ONE: OracleFraction = { over: 1n, under: 1n }
export const HUNDRED: OracleFraction = { over: 100n, under: 1n }

export function whole(count: number | bigint): OracleFraction {
  return { over: BigInt(count), under: 1n }
}

/** Parses a decimal: `-12.40`. */
export function read(text: string): OracleFraction {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (parts === null) throw new Error(`${text} is no decimal.`)
  const [, sign = '', before = '', after = ''] = parts
  const digits = BigInt(before + after)
  return { over: sign === '-' ? -digits : digits, under: 10n ** BigInt(after.length) }
}

export function plus(one: OracleFraction, other: OracleFraction): OracleFraction {
  return lowest(one.over * other.under + other.over * one.under, one.under * other.under)
}

export function minus(one: OracleFraction, other: OracleFraction): OracleFraction {
  return plus(one, { over: -other.over, under: other.under })
}

export function times(one: OracleFraction, other: OracleFraction): OracleFraction {
  return lowest(one.over * other.over, one.under * other.under)
}

export function dividedBy(one: OracleFraction, other: OracleFraction): OracleFraction {
  if (other.over === 0n) throw new Error('Nothing is divided by zero.')
  const [over, under] = [one.over * other.under, one.under * other.over]
  return under < 0n ? lowest(-over, -under) : lowest(over, under)
}

export function sum(all: readonly OracleFraction[]): OracleFraction {
  let so = NOTHING
  for (const one of all) so = plus(so, one)
  return so
}

export function isEqual(one: OracleFraction, other: OracleFraction): boolean {
  return one.over * other.under === other.over * one.under
}

export function isMore(one: OracleFraction, other: OracleFraction): boolean {
  return one.over * other.under > other.over * one.under
}

export function larger(one: OracleFraction, other: OracleFraction): OracleFraction {
  return isMore(one, other) ? one : other
}

/** The least whole number that is not smaller. */
export function roundedUp({ over, under }: OracleFraction): OracleFraction {
  let up = over / under
  if (up * under < over) up += 1n
  return whole(up)
}

/** Rounds to `digits` after the point, a half away from zero. */
export function rounded({ over, under }: OracleFraction, digits: number): OracleFraction {
  const one = 10n ** BigInt(digits)
  const size = over < 0n ? -over : over
  let steps = (size * one) / under
  const left = size * one - steps * under
  if (left * 2n >= under) steps += 1n
  return { over: over < 0n ? -steps : steps, under: one }
}

function lowest(over: bigint, under: bigint): OracleFraction {
  let [one, other] = [over < 0n ? -over : over, under]
  while (other !== 0n) [one, other] = [other, one % other]
  return one === 0n ? { over: 0n, under: 1n } : { over: over / one, under: under / one }
}
