import type { ReadModel } from '../model.ts'
import { madeOf, modelFromParts, modelSections } from '../snapshot/model-sections.ts'
import type { Reuse, SectionValue, SectionMap } from '../snapshot/sections.ts'
import { shareColumn, weigh } from './shared-columns.ts'

/** The differences between the parts of two models. */
export interface ChangedSections {
  changed: [name: string, part: SectionValue][]
  gone: string[]
}

/** A model with its parts, kept so that the next model needs only the changed parts. */
export interface Assembly {
  readonly parts: SectionMap
  /** Makes the model with some parts changed; earlier models stay as they are. */
  put(changes: ChangedSections): ReadModel
}

/** With `first`, goes on from an existing model without rebuilding any of it. Throws NoSharedMemory. */
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

/** The differences of a model's parts from known ones; new columns go through `share`. */
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
