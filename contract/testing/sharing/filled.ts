import * as z from 'zod'
import type { SharedView } from '../../sharing/shown-calls.ts'
import { fieldsOfKind } from '../../sharing/links.ts'
import type { SharedKind } from '../../sharing/links.ts'
import { sharedBoard, sharedBudget, sharedFolder } from '../../sharing/views.ts'
import type { SharedBudget } from '../../sharing/views.ts'

const SCHEMAS = { board: sharedBoard, budget: sharedBudget, folder: sharedFolder }

/** A view by a link with all rights, in which every field is filled and each text and figure occurs only once. */
export function filledView(kind: SharedKind, first = 1001): SharedView {
  const fill = filling(first)
  return {
    kind,
    role: 'approve',
    fields: fieldsOfKind(kind),
    ownerName: 'Mira Owner',
    language: 'en',
    contentHash: 'c0ffee'.padEnd(64, '0'),
    [kind]: related(kind, SCHEMAS[kind].parse(fill(SCHEMAS[kind]))),
  }
}

/** Every line of a budget list is in every room, and has an alternative. */
function related(kind: SharedKind, content: object): object {
  if (kind !== 'budget') return content
  const { lines, rooms, allocations, alternatives = [] } = content as SharedBudget
  const ids = lines.flatMap((line) => rooms.map((room) => ({ lineId: line.id, roomId: room.id })))
  return {
    ...content,
    allocations: ids.map((both, place) => ({ ...allocations[place % 2], ...both })),
    alternatives: alternatives.map((one, place) => ({ ...one, alternativeOf: lines[place % 2]?.id ?? null })),
  }
}

function defOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  return (schema as z.ZodType).def as z.core.$ZodTypes['_zod']['def']
}

/** Fills a schema: lists with two of each possible kind, texts and figures each with another number. */
function filling(first: number): (schema: z.core.$ZodType) => unknown {
  let count = first
  return fill

  function fill(schema: z.core.$ZodType): unknown {
    const def = defOf(schema)
    switch (def.type) {
      case 'object':
        return Object.fromEntries(Object.entries(def.shape).map(([key, inner]) => [key, fill(inner)]))
      case 'array':
        return [...ofEach(def.element), ...ofEach(def.element)]
      case 'record':
        return { [String(fill(def.keyType))]: fill(def.valueType) }
      case 'union':
        return fill(def.options.at(-1) ?? schema)
      case 'optional':
      case 'nullable':
      case 'default':
        return fill(def.innerType)
      case 'pipe':
        return leaf(schema)
      case 'enum':
        return Object.values(def.entries)[(count += 1) % Object.keys(def.entries).length]
      case 'literal':
        return def.values[0]
      case 'boolean':
        return (count += 1) % 2 === 0
      default:
        return leaf(schema)
    }
  }

  function ofEach(element: z.core.$ZodType): unknown[] {
    const def = defOf(element)
    return def.type === 'union' ? def.options.map(fill) : [fill(element)]
  }

  /** The first typical text or figure that the schema accepts. */
  function leaf(schema: z.core.$ZodType): unknown {
    count += 1
    const hex = count.toString(16)
    const day = `${2000 + (count % 1000)}-01-${String(10 + (count % 18))}`
    const currency = [1, 26, 676].map((power) => String.fromCodePoint(65 + (Math.floor(count / power) % 26))).join('')
    const found = [
      `word${count}`,
      `${count}.25`,
      (count % 100) + count / 10_000,
      count + 0.5,
      count,
      // Before whole numbers, since two shares of 1 are more than a whole.
      count / 10_000,
      count % 60,
      `${String(count % 100)}.${count}`,
      String(count),
      currency,
      day,
      `#${hex.padStart(6, 'a')}`,
      `/images/${hex.padStart(40, '0')}`,
      hex.padStart(32, '0'),
      `00000000-0000-4000-8000-${hex.padStart(12, '0')}`,
    ].find((value) => z.safeParse(schema, value).success)
    if (found === undefined) throw new Error(`nothing fills a ${defOf(schema).type}`)
    return found
  }
}
