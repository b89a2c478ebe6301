import type { Whose } from './closed-documents.ts'
import type { Draft, Edit, FieldOf, Identified } from './draft.ts'
import type { Heard, KnownDocument, OwnersOf, SentSave } from './merging.ts'
import type { Change, Waiting } from './saving.ts'

/** The types that a kind of document consists of. */
export interface DocumentShape {
  fields: object
  item: Identified
  /** A change in the form of the call that saves it. It is stored and sent again in this form. */
  change: object
  /** What the page shows but nobody edits. */
  told: object
}

export type DraftOf<Shape extends DocumentShape> = Draft<Shape['fields'], Shape['item']>
export type EditOf<Shape extends DocumentShape> = Edit<Shape['fields'], Shape['item']>
export type KnownOf<Shape extends DocumentShape> = KnownDocument<Shape['fields'], Shape['item']>

/** A kind of document: how to save it, and how to read its changes. */
export interface DocumentKind<Shape extends DocumentShape> {
  name: Whose['kind']
  getChanges: (
    id: string,
    since: number,
  ) => Promise<{
    heard: Heard<Shape['fields'], Shape['item']>
    /** The new value of what nobody edits. */
    toldNow: (before: Shape['told']) => Partial<Shape['told']>
  }>
  changeOf: (change: Change<Shape['fields'], Shape['item']>) => Shape['change']
  sentIn: (change: Shape['change']) => SentSave<Shape['fields'], Shape['item']>
  save: (
    id: string,
    version: number,
    change: Shape['change'],
    options: SaveOptions,
  ) => Promise<{
    version: number
    /** What the server stored otherwise than it was sent. */
    stated?: Pick<EditOf<Shape>, 'put' | 'fields'>
  }>
  /** Whether a stored value is the one that was sent, although the server states parts of it. By default only an equal one is. */
  isAsSent?: (sent: unknown, stored: unknown) => boolean
  /** The ids of an item's owners: the item is removed with them, and shares their conflicts. */
  ownersOf?: OwnersOf<Shape['item']>
  /** Whether changes of a field are steps of undo and redo. */
  isStep: (field: FieldOf<Shape['fields']>) => boolean
  /** Finds edits that must wait because the document's present state forbids them. */
  waiting?: (known: KnownOf<Shape>, told: Shape['told']) => Waiting<Shape['fields'], Shape['item']>
}

export interface SaveOptions {
  idempotencyKey: string
  /** The call must continue even if the page closes. */
  isLast: boolean
}
