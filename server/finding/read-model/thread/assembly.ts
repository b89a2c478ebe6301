import type { ReadModel } from '../model.ts'
import { madeOf, modelFromParts, modelParts } from '../snapshot/model-parts.ts'
import type { Made, Part, Parts } from '../snapshot/parts.ts'
import { shareColumn, weigh } from './shared-parts.ts'

/** What of a model's parts is other than it was. */
export interface ChangedParts {
  changed: [name: string, part: Part][]
  gone: string[]
}

/** A model and the parts that it is made of, kept so that the next one is made of few new ones. */
export interface Assembly {
  readonly parts: Parts
  /** The model after some parts have changed; those before stay as they were. */
  put(changes: ChangedParts): ReadModel
}

/** One that goes on from a model that is there, without making anything of it again. Throws NoSharedMemory. */
export function createAssembly(first?: ReadModel): Assembly {
  const parts: Parts = {}
  const kept = new Map<string, unknown>(first && madeOf(first))
  const made: Made = <Value>(prefix: string, make: () => Value): Value => {
    if (!kept.has(prefix)) kept.set(prefix, make())
    return kept.get(prefix) as Value
  }
  const lay = (changed: ChangedParts['changed']): void => {
    for (const [name, part] of changed) {
      parts[name] = part
      if (typeof part !== 'string') weigh(part)
    }
  }
  if (first) lay(changesOf({}, modelParts(first), (column) => shareColumn(column)).changed)
  return {
    parts,
    put({ changed, gone }) {
      for (const name of gone) delete parts[name]
      lay(changed)
      const names = [...gone, ...changed.map(([name]) => name)]
      for (const prefix of kept.keys()) if (names.some((name) => name.startsWith(prefix))) kept.delete(prefix)
      return modelFromParts(parts, made)
    },
  }
}

/** What is other in a model's parts than in those known; `share` is given the columns that are new. */
export function changesOf(
  known: Parts,
  now: Iterable<[name: string, part: Part]>,
  share: (column: Exclude<Part, string>) => Part,
): ChangedParts {
  const changed: [string, Part][] = []
  const missing = new Set(Object.keys(known))
  for (const [name, part] of now) {
    missing.delete(name)
    if (known[name] !== part) changed.push([name, typeof part === 'string' ? part : share(part)])
  }
  return { changed, gone: [...missing] }
}
