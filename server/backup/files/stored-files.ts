import type { ObjectStore } from '../../platform/storage/objects/objects.ts'

/** Originals, documents, private pictures and uploads, under names such as `storage/ab/abcdef`: in a folder, or in an object store. */
export type StoredFiles = Pick<ObjectStore, 'list' | 'open' | 'put'>

/** What a backup holds of them. The rest is made anew: caches, the read model, halves of uploads. */
export const FOLDERS = ['storage/', 'private/', 'imports/']
