import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as calls from '../../contract/favourites.ts'
import type { Endpoint, InputOf } from '../../contract/endpoint.ts'
import { call } from '../api.ts'
import { useUser } from '../members/session/current-user.ts'
import { readProjectsAgain } from '../workspace/project-reads.ts'

export type { Folder } from '../../contract/favourites.ts'
type Folders = calls.Folder[]

/** Younger than this, a list is not read again when it comes into view. */
const FRESH_MS = 3000
const ALL = -1

/** All folders of the member, in order. collection.ts brings in changes of other tabs and devices. */
export const folders = queryOptions({
  queryKey: ['favourites', 'folders'],
  queryFn: async ({ signal }): Promise<Folders> =>
    (await call(calls.getFolderPage, { pageSize: ALL }, { signal })).list,
  staleTime: FRESH_MS,
  // Read in the background; components that show the folders show a failure.
  meta: { isMembers: true, isBackground: true },
})

/** Folders that others share with the member. */
export const sharedFolders = queryOptions({
  queryKey: [...folders.queryKey, 'shared'],
  queryFn: async ({ signal }): Promise<Folders> =>
    (await call(calls.getFolderPage, { pageSize: ALL, shared: '1' }, { signal })).list,
  staleTime: FRESH_MS,
  meta: { isMembers: true, isBackground: true },
})

/** The folders of a project. */
export function foldersOfProject(projectId: string) {
  return queryOptions({
    queryKey: [...folders.queryKey, 'project', projectId],
    queryFn: async ({ signal }): Promise<Folders> =>
      (await call(calls.getFolderPage, { pageSize: ALL, projectId }, { signal })).list,
    staleTime: FRESH_MS,
    meta: { isMembers: true, isBackground: true },
  })
}

/** A folder's items for the component that shows them; a change reads everything under this key again. */
export const itemsKey = (folderId: string) => ['favourites', 'items', folderId] as const

/** What was deleted and can be restored; a change reads it again. */
export const deletedKey = ['favourites', 'deleted'] as const

/** One folder, the member's own or one shared with them; undefined where it is neither. */
export function useFolder(folderId: string) {
  const own = useFolders()
  const mine = own.data?.find(({ id }) => id === folderId)
  const shared = useQuery({ ...sharedFolders, enabled: own.data !== undefined && !mine })
  const isKnown = own.data !== undefined && (mine !== undefined || shared.data !== undefined)
  return {
    folder: mine ?? shared.data?.find(({ id }) => id === folderId),
    isKnown,
    isError: own.isError || shared.isError,
    refetch: () => (own.data ? shared.refetch() : own.refetch()),
  }
}

/** The folders that the member may add to: their own, and others' that they may edit. */
export function useOpenFolders() {
  const own = useFolders()
  const shared = useQuery({ ...sharedFolders, enabled: Boolean(useUser()) })
  const others = shared.data
  const data = useMemo(
    () => own.data && [...own.data, ...(others ?? []).filter(({ right }) => right === 'edit')],
    [own.data, others],
  )
  return { data, error: own.error, refetch: own.refetch }
}

/** §6: nothing is asked for unless somebody is signed in. */
export function useFolders() {
  return useQuery({ ...folders, enabled: Boolean(useUser()) })
}

const CHANGING = ['change-folders']

interface FolderChange<Input, Output> {
  send: (input: Input) => Promise<Output>
  /** Shows the new list at once; a failure restores the old one. */
  show?: (list: Folders, input: Input) => Folders
  /** The caller shows the failure, for instance at a field. */
  isSilent?: boolean
  /** The list with the answer applied. */
  add?: (list: Folders, input: Input, answer: Output) => Folders
}

function useFolderChange<Input, Output>({ send, show, isSilent = false, add }: FolderChange<Input, Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: CHANGING,
    mutationFn: send,
    // One after the other, in the order in which they were made.
    scope: { id: 'folders' },
    meta: { isSilent },
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey: folders.queryKey })
      const before = client.getQueryData(folders.queryKey)
      if (before && show) client.setQueryData(folders.queryKey, show(before, input))
      return before
    },
    onError: (_error, _input, before) => {
      if (before) client.setQueryData(folders.queryKey, before)
    },
    onSuccess: (answer, input) => {
      if (add) client.setQueryData(folders.queryKey, (list) => list && add(list, input, answer))
    },
    // Only the last of several changes reads the list again; nobody waits for it.
    onSettled: () => {
      if (client.isMutating({ mutationKey: CHANGING }) > 1) return
      void client.invalidateQueries({ queryKey: folders.queryKey })
      void client.invalidateQueries({ queryKey: deletedKey })
      readProjectsAgain(client)
    },
  })
}

/** Refusals (name taken, too long) belong to the field: `reasonOf` has the words. Answers the new folder's id. */
export function useCreateFolder() {
  return useFolderChange({
    send: ({ key, ...input }: InputOf<typeof calls.createFolder> & { key: string }) =>
      call(calls.createFolder, input, { idempotencyKey: key }),
    isSilent: true,
    // Equal sort numbers order newest first: the new folder is the first.
    add: (list, { name, coverUrl = null, sort = 0 }, id) => [
      {
        id,
        name,
        ownerName: '',
        project: null,
        right: 'own' as const,
        sort,
        coverUrl,
        count: 0,
        covers: [],
        updateTime: Date.now(),
      },
      ...list.filter((folder) => folder.id !== id),
    ],
  })
}

export function useUpdateFolder({ isSilent = false } = {}) {
  return useFolderChange({ ...sending(calls.updateFolder), isSilent, show: changed })
}

export function useSortFolders() {
  return useFolderChange({ ...sending(calls.sortFolders), show: sorted })
}

export function useDeleteFolders() {
  return useFolderChange({
    ...sending(calls.deleteFolders),
    show: (list, { ids }: { ids: string[] }) => list.filter(({ id }) => !ids.includes(id)),
  })
}

/** Undoes deleting. */
export function useRestoreFolders({ isSilent = false } = {}) {
  return useFolderChange({ ...sending(calls.restoreFolders), isSilent })
}

function sending<Input, Output>(endpoint: Endpoint<Input, Output>) {
  return { send: (input: Input) => call(endpoint, input) }
}

function changed(list: Folders, { id, name, sort, coverUrl }: InputOf<typeof calls.updateFolder>): Folders {
  return list.map((folder) =>
    folder.id === String(id)
      ? {
          ...folder,
          ...(name !== undefined && { name: name.trim() }),
          ...(sort !== undefined && { sort }),
          ...(coverUrl !== undefined && { coverUrl }),
        }
      : folder,
  )
}

/** Folders not named come first, as on the server; sort numbers begin at 1. */
function sorted(list: Folders, { ids }: InputOf<typeof calls.sortFolders>): Folders {
  const places = new Map((Array.isArray(ids) ? ids : []).map((id, place) => [String(id), place + 1]))
  return list
    .map((folder) => ({ ...folder, sort: places.get(folder.id) ?? 0 }))
    .toSorted((one, other) => one.sort - other.sort)
}
