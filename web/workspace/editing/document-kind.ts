import type { Whose } from './closed-documents.ts'
import type { Draft, Edit, FieldOf, Identified } from './draft.ts'
import type { Heard, KnownDocument, OwnersOf, SentSave } from './merging.ts'
import type { Change, Waiting } from './saving.ts'

/** What documents of a kind are made of. */
export interface DocumentShape {
  fields: object
  item: Identified
  /** What changes, as the call takes it that saves. It is kept and sent again in this form. */
  change: object
  /** What a page is told of the document that nobody edits. */
  told: object
}

export type DraftOf<Shape extends DocumentShape> = Draft<Shape['fields'], Shape['item']>
export type EditOf<Shape extends DocumentShape> = Edit<Shape['fields'], Shape['item']>
export type KnownOf<Shape extends DocumentShape> = KnownDocument<Shape['fields'], Shape['item']>

/** A kind of document that a member edits: how it is saved, and how one hears what has become of it. */
export interface DocumentKind<Shape extends DocumentShape> {
  name: Whose['kind']
  getChanges: (
    id: string,
    since: number,
  ) => Promise<{
    heard: Heard<Shape['fields'], Shape['item']>
    /** What the page is told from now on, in place of that. */
    toldNow: (before: Shape['told']) => Partial<Shape['told']>
  }>
  changeOf: (change: Change<Shape['fields'], Shape['item']>) => Shape['change']
  sentIn: (change: Shape['change']) => SentSave<Shape['fields'], Shape['item']>
  save: (id: string, version: number, change: Shape['change'], options: SaveOptions) => Promise<{ version: number }>
  /** The ids of what an item is for: it goes with them, and waits for the same choice. */
  ownersOf?: OwnersOf<Shape['item']>
  /** Whether undo and redo are about a field. */
  isStep: (field: FieldOf<Shape['fields']>) => boolean
  /** What is not saved while the document is as it is known and told. */
  waiting?: (known: KnownOf<Shape>, told: Shape['told']) => Waiting<Shape['fields'], Shape['item']>
}

export interface SaveOptions {
  idempotencyKey: string
  /** Whether it goes on where the page is closed. */
  isLast: boolean
}
