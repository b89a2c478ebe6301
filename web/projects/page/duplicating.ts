import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { duplicateBoard, getBoardPage } from '../../../contract/boards/calls.ts'
import { duplicateBudget, getBudgetPage } from '../../../contract/budgets/calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { duplicateFolder, getFolderPage } from '../../../contract/favourites.ts'
import { createProject, MOST_PROJECT_THINGS, type Project, type ProjectFields } from '../../../contract/projects.ts'
import { call } from '../../api.ts'
import { reasonOf } from '../../errors/message.ts'
import { newKey, useKeyFor } from '../../workspace/new-key.ts'
import { readProjectsAgain, readThingsAgain } from '../../workspace/project-reads.ts'

const ALL_FOLDERS = -1

/** A thing to copy, with the key under which it is copied once, however often that is tried. */
export interface ToCopy extends Thing {
  name: string
  key: string
}

/** A new project, and how far the copying into it has come. */
export interface Copying {
  project: { id: string; name: string }
  withQuantities: boolean
  /** What is copied now: all at first, what failed when it is tried again. */
  things: readonly ToCopy[]
  /** How many have been copied of all. */
  done: number
  most: number
  /** The thing that is being copied; null once it has ended. */
  current: ToCopy | null
  isStopped: boolean
  failed: readonly { thing: ToCopy; reason: string }[]
}

/** Details of a copy: without quantities, its rooms are not measured. */
export function fieldsOfCopy(project: Project, name: string, withQuantities: boolean): ProjectFields {
  const { code, clientName, clientMail, address, startsOn, endsOn, currency, unitSystem } = project
  const rooms = withQuantities
    ? project.rooms
    : project.rooms.map((room) => ({ ...room, floorArea: null, wallArea: null, perimeter: null }))
  return { name, code, clientName, clientMail, address, startsOn, endsOn, currency, unitSystem, rooms }
}

/** Copies a project: first the new one, then its things, one after the other. What failed is kept, to be tried again. */
export function useDuplicating(project: Project) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [copying, setCopying] = useState<Copying | null>(null)
  const isStopped = useRef(false)
  const keyFor = useKeyFor()
  const run = async (begun: Copying) => {
    isStopped.current = false
    let now = begun
    const show = (facts: Partial<Copying>) => {
      now = { ...now, ...facts }
      setCopying(now)
    }
    for (const thing of begun.things) {
      if (isStopped.current) break
      show({ current: thing })
      try {
        // One after the other: whoever stops it knows what has been copied.
        // oxlint-disable-next-line no-await-in-loop
        await copyThing(thing, now)
        show({ done: now.done + 1 })
      } catch (error) {
        show({ failed: [...now.failed, { thing, reason: reasonOf(error, t) }] })
      }
    }
    show({ current: null, isStopped: isStopped.current })
    readProjectsAgain(client)
    readThingsAgain(client)
  }
  return {
    copying,
    /** Resolves once the new project is there; a rejection has made nothing. */
    begin: async (name: string, withQuantities: boolean) => {
      const things = await thingsOf(project.id)
      const fields = fieldsOfCopy(project, name, withQuantities)
      const id = await call(createProject, fields, { idempotencyKey: keyFor(JSON.stringify(fields)) })
      const nothingYet = { done: 0, most: things.length, current: null, isStopped: false, failed: [] }
      void run({ project: { id, name }, withQuantities, things, ...nothingYet })
    },
    /** Ends it after the thing that is being copied. */
    stop: () => {
      isStopped.current = true
    },
    tryAgain: () => {
      if (copying) void run({ ...copying, things: copying.failed.map(({ thing }) => thing), failed: [] })
    },
  }
}

async function thingsOf(projectId: string): Promise<ToCopy[]> {
  const [boards, budgets, folders] = await Promise.all([
    call(getBoardPage, { projectId, pageSize: MOST_PROJECT_THINGS }),
    call(getBudgetPage, { projectId, pageSize: MOST_PROJECT_THINGS }),
    call(getFolderPage, { projectId, pageSize: ALL_FOLDERS }),
  ])
  const named = (kind: Thing['kind']) => (card: { id: string; name: string }) => ({
    kind,
    refId: card.id,
    name: card.name,
    key: newKey(),
  })
  return [
    ...boards.list.map(named('board')),
    ...budgets.list.map(named('budget')),
    ...folders.list.map(named('folder')),
  ]
}

async function copyThing({ kind, refId, name, key }: ToCopy, { project, withQuantities }: Copying): Promise<void> {
  const input = { id: refId, name, projectId: project.id }
  const options = { idempotencyKey: key }
  if (kind === 'board') await call(duplicateBoard, input, options)
  else if (kind === 'folder') await call(duplicateFolder, input, options)
  else await call(duplicateBudget, { ...input, quantities: withQuantities ? 1 : 0 }, options)
}
