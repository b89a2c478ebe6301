import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type {
  DocumentKind,
  DocumentShape,
  DraftOf,
  EditOf,
  KnownOf,
} from '../../web/workspace/editing/document-kind.ts'
import { edited } from '../../web/workspace/editing/draft.ts'
import { NO_HISTORY, remember, takeStep, type EditHistory } from '../../web/workspace/editing/history.ts'
import { hasConflict, NO_CONFLICT, withRemoteChanges, type Heard } from '../../web/workspace/editing/merging.ts'
import { acknowledged, changeToSave } from '../../web/workspace/editing/saving.ts'
import { editsToKeep, takenUp, type InFlight } from '../../web/workspace/editing/taking-up.ts'

/** A document on the server, with the device's calls. */
interface Far<Shape extends DocumentShape> {
  kind: Pick<DocumentKind<Shape>, 'sentIn' | 'changeOf'>
  read: () => Promise<{ draft: DraftOf<Shape>; version: number }>
  hear: (since: number) => Promise<Heard<Shape['fields'], Shape['item']>>
  save: (version: number, change: Shape['change'], key: string) => Promise<{ code: number; version?: number }>
}

/**
 * What happens at a device. `lose`: a save reaches the server but its answer is lost. `reload`: the page is reloaded.
 */
export const deeds = ['undo', 'redo', 'save', 'hear', 'lose', 'reload'] as const
export type Deed = (typeof deeds)[number]

export interface Device<Shape extends DocumentShape> {
  draft: () => DraftOf<Shape>
  edit: (edit: EditOf<Shape>) => void
  act: (deed: Deed) => Promise<void>
  /** Saves until nothing is left. */
  saveAll: () => Promise<void>
}

/** The editor's client without its timers: it saves and receives only when told. Others do not edit the same parts. */
export async function deviceOn<Shape extends DocumentShape>({ kind, ...far }: Far<Shape>): Promise<Device<Shape>> {
  const start = await far.read()
  let known: KnownOf<Shape> = { base: start.draft, draft: start.draft, version: start.version, conflict: NO_CONFLICT }
  let history: EditHistory<Shape['fields'], Shape['item']> = NO_HISTORY
  let inFlight: InFlight<Shape['change']> | null = null
  let now = 0
  let lastSaved = 0

  /** After a reload, only the stored state is left. */
  async function reload(): Promise<void> {
    const kept = structuredClone(editsToKeep<Shape>(kind, { known, inFlight, history }))
    const { draft, version } = await far.read()
    known = { base: draft, draft, version, conflict: NO_CONFLICT }
    if (kept) known = takenUp<Shape>(kind, known, kept)
    inFlight = kept?.inFlight ?? null
    history = kept?.history ?? NO_HISTORY
    expectNoConflict()
  }

  async function hear(): Promise<void> {
    const heard = await far.hear(known.version)
    known = withRemoteChanges<Shape['fields'], Shape['item']>(
      known,
      heard,
      inFlight ? kind.sentIn(inFlight.change) : undefined,
    )
    expectNoConflict()
  }

  function expectNoConflict(): void {
    expect(hasConflict(known.conflict), 'with others, who leave these items alone').toBe(false)
  }

  function next(): InFlight<Shape['change']> | null {
    const change = changeToSave(known)
    return change && { key: randomUUID(), version: known.version, change: kind.changeOf(change) }
  }

  async function send(): Promise<number> {
    inFlight ??= next()
    if (!inFlight) return 200
    const { code, version } = await far.save(inFlight.version, inFlight.change, inFlight.key)
    if (version !== undefined) lastSaved = version
    return code
  }

  async function save(): Promise<void> {
    const code = await send()
    if (!inFlight) return
    if (code === 200) known = acknowledged(known, kind.sentIn(inFlight.change), lastSaved)
    inFlight = null
    if (code === 200 && known.version >= lastSaved) return
    expect([200, 409]).toContain(code)
    await hear()
  }

  function step(direction: 'undo' | 'redo'): void {
    const taken = takeStep({ draft: known.draft, history }, direction)
    history = taken.history
    if (taken.edit) known = { ...known, draft: edited(known.draft, taken.edit) }
  }

  return {
    draft: () => known.draft,
    edit(edit) {
      const before = known.draft
      known = { ...known, draft: edited(before, edit) }
      history = remember(history, { before, after: known.draft, edit, now: (now += 1000) })
    },
    async act(deed) {
      if (deed === 'save') return save()
      if (deed === 'hear') return hear()
      if (deed === 'reload') return reload()
      if (deed === 'lose') return void (await send())
      step(deed)
    },
    async saveAll() {
      await hear()
      while (inFlight || changeToSave(known)) await save()
      await hear()
    },
  }
}
