import { identityOf, likenessOf } from '../../../contract/identity.ts'

/** The names of a thing in two languages, and whose it is: an option of another attribute is another option. */
export interface Called {
  name: string | null
  enName: string | null
  within?: string
}

type IsSame = (one: string | null, other: string | null) => boolean
type Fold = (text: string) => string

/** Things found by their names as they are written, or else by what makes names one (contract/identity.ts). */
export class ByName<Thing> {
  readonly #calledOf: (thing: Thing) => Called
  readonly #byIdentity = new Map<string, Thing[]>()
  /** Made when it is first asked for. */
  #byLikeness: Map<string, Thing[]> | undefined

  /** What makes two names one: `identityOf`, or `foldedAs` where capitals make no other. */
  readonly #fold: Fold

  constructor(things: readonly Thing[], calledOf: (thing: Thing) => Called, fold: Fold = identityOf) {
    this.#calledOf = calledOf
    this.#fold = fold
    for (const thing of things) this.add(thing)
  }

  /** Adds a thing, or makes it known by a name that it got. */
  add(thing: Thing): void {
    put(this.#byIdentity, keysOf(this.#calledOf(thing), this.#fold), thing)
    if (this.#byLikeness) put(this.#byLikeness, keysOf(this.#calledOf(thing), likenessOf), thing)
  }

  remove(thing: Thing): void {
    take(this.#byIdentity, keysOf(this.#calledOf(thing), this.#fold), thing)
    if (this.#byLikeness) take(this.#byLikeness, keysOf(this.#calledOf(thing), likenessOf), thing)
  }

  find(called: Called): Thing | undefined {
    const things = keysOf(called, this.#fold).flatMap((key) => this.#byIdentity.get(key) ?? [])
    if (things.length === 0) return undefined
    const isFolded: IsSame = (one, other) => one !== null && other !== null && this.#fold(one) === this.#fold(other)
    return (
      this.#findAmong(things, called, isWrittenAlike) ??
      this.#findAmong(things, called, isOne) ??
      (this.#fold === identityOf ? undefined : this.#findAmong(things, called, isFolded))
    )
  }

  /** The names of one that differs in case, spaces or punctuation alone. */
  findAlike(called: Called): Called | undefined {
    if (!this.#byLikeness) {
      this.#byLikeness = new Map()
      for (const thing of new Set([...this.#byIdentity.values()].flat()))
        put(this.#byLikeness, keysOf(this.#calledOf(thing), likenessOf), thing)
    }
    const [first] = keysOf(called, likenessOf).flatMap((key) => this.#byLikeness?.get(key) ?? [])
    return first && this.#calledOf(first)
  }

  // Matches both names, else the English one, else the Chinese one unless the English names differ.
  #findAmong(things: readonly Thing[], { name, enName }: Called, isSame: IsSame): Thing | undefined {
    const find = (fits: (own: Called) => boolean) => things.find((thing) => fits(this.#calledOf(thing)))
    return (
      find((own) => isSame(own.name, name) && isSame(own.enName, enName)) ??
      (enName === null ? undefined : find((own) => isSame(own.enName, enName))) ??
      (name === null ? undefined : find((own) => isSame(own.name, name) && (enName === null || own.enName === null)))
    )
  }
}

const isWrittenAlike: IsSame = (one, other) => one === other

const isOne: IsSame = (one, other) =>
  one === other || (one !== null && other !== null && identityOf(one) === identityOf(other))

function keysOf({ name, enName, within = '' }: Called, fold: Fold): string[] {
  return [enName, name].flatMap((text) => (text === null ? [] : `${within}\n${fold(text)}`))
}

function put<Thing>(index: Map<string, Thing[]>, keys: readonly string[], thing: Thing): void {
  for (const key of keys) {
    const things = index.get(key)
    if (!things) index.set(key, [thing])
    else if (!things.includes(thing)) things.push(thing)
  }
}

function take<Thing>(index: ReadonlyMap<string, Thing[]>, keys: readonly string[], thing: Thing): void {
  for (const key of keys) {
    const things = index.get(key) ?? []
    if (things.includes(thing)) things.splice(things.indexOf(thing), 1)
  }
}
