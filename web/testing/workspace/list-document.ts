import type { DocumentKind, DocumentShape } from '../../workspace/editing/document-kind.ts'
import { itemChangesOf, type Draft, type FieldOf } from '../../workspace/editing/draft.ts'
import type { KnownDocument } from '../../workspace/editing/merging.ts'

/** For tests: a document of the smallest kind, a list of things that lie somewhere. */
export interface ListedThing {
  id: string
  x: number
  y?: number
  note?: string
}

export interface ListFields {
  name: string
  scale: number
  isPublic: boolean
}

export interface ListShape extends DocumentShape {
  fields: ListFields
  item: ListedThing
  change: { put?: ListedThing[]; remove?: string[]; fields?: Partial<ListFields> }
  told: Record<string, never>
}

export type ListKnown = KnownDocument<ListFields, ListedThing>

/** How such a list says what was sent. */
export const listKind: Pick<DocumentKind<ListShape>, 'sentIn'> = {
  sentIn: ({ put = [], remove = [], fields = {} }) => ({
    items: itemChangesOf(put, remove),
    fields: new Map(Object.entries(fields) as [FieldOf<ListFields>, unknown][]),
  }),
}

export const FIELDS: ListFields = { name: 'Lobby', scale: 5, isPublic: false }

export function aThing(id: string, x: number): ListedThing {
  return { id, x }
}

export function aList(...things: ListedThing[]): Draft<ListFields, ListedThing> {
  return { fields: FIELDS, items: new Map(things.map((thing) => [thing.id, thing])) }
}
