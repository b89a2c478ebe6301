import type { ReadModel } from '../model.ts'
import { madeOf, modelFromParts, modelSections } from '../snapshot/model-sections.ts'
import type { Reuse, SectionValue, SectionMap } from '../snapshot/sections.ts'
import { shareColumn, weigh } from './shared-columns.ts'

/** What of a model's parts is other than it was. */
export interface ChangedSections {
  changed: [name: string, part: SectionValue][]
  gone: string[]
}

/** A model and the parts that it is made of, kept so that the next one is made of few new ones. */
export interface Assembly {
  readonly parts: SectionMap
  /** The model after some parts have changed; those before stay as they were. */
  put(changes: ChangedSections): ReadModel
}

/** One that goes on from a model that is there, without making anything of it again. Throws NoSharedMemory. */
export function createAssembly(first?: ReadModel): Assembly {
  const deps: SectionMap = {}
  const kept = new Map<string, unknown>(first && madeOf(first))
  const made: Reuse = <Value>(prefix: string, make: () => Value): Value => {
    if (!kept.has(prefix)) kept.set(prefix, make())
    return kept.get(prefix) as Value
  }
  const lay = (changed: ChangedSections['changed']): void => {
    for (const [name, part] of changed) {
      deps[name] = part
      if (typeof part !== 'string') weigh(part)
    }
  }
  if (first) lay(changedSectionsOf({}, modelSections(first), (column) => shareColumn(column)).changed)
  return {
    parts: deps,
    put({ changed, gone }) {
      for (const name of gone) delete deps[name]
      lay(changed)
      const names = [...gone, ...changed.map(([name]) => name)]
      for (const prefix of kept.keys()) if (names.some((name) => name.startsWith(prefix))) kept.delete(prefix)
      return modelFromParts(deps, made)
    },
  }
}

/** What is other in a model's parts than in those known; `share` is given the columns that are new. */
export function changedSectionsOf(
  known: SectionMap,
  now: Iterable<[name: string, part: SectionValue]>,
  share: (column: Exclude<SectionValue, string>) => SectionValue,
): ChangedSections {
  const changed: [string, SectionValue][] = []
  const missing = new Set(Object.keys(known))
  for (const [name, part] of now) {
    missing.delete(name)
    if (known[name] !== part) changed.push([name, typeof part === 'string' ? part : share(part)])
  }
  return { changed, gone: [...missing] }
}
