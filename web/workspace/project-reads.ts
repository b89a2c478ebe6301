import type { QueryClient } from '@tanstack/react-query'
import type { SharedKind } from '../../contract/sharing/links.ts'
import { isShort } from '../kit/lists/endless-list.ts'

/** The calls of projects begin with it, and answers have their call's path as their key. The contract would be too much for the first page. */
const CALLS = '/app-api/project/project/'

/** Reads again what tells of projects, after one of their things has changed. */
export function readProjectsAgain(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => String(path).startsWith(CALLS) })
}

/** The first key of the queries of each kind of thing. */
const KEYS = { board: 'boards', budget: 'budgets', folder: 'favourites' } as const satisfies Record<SharedKind, string>

/** Reads the lists of things again whose projects, or the member's rights to them, have changed. */
export function readThingsAgain(client: QueryClient, kinds: readonly SharedKind[] = ['board', 'budget', 'folder']) {
  for (const kind of kinds) void client.invalidateQueries({ queryKey: [KEYS[kind]], predicate: isShort })
}
