import type { ObjectStore } from './objects/objects.ts'
import { nameOf } from './storage.ts'

/** Where files are that `Storage` finds without making them. */
const FOLDERS = ['storage', 'made']

/**
 * The keys with a beginning of at least two digits whose files are there. It lists them: asking for each of thousands
 * would cost as many requests.
 */
export async function listKeys(objects: ObjectStore, beginning: string): Promise<Set<string>> {
  const keys = new Set<string>()
  const [folder = ''] = nameOf(beginning).split('/')
  for (const place of FOLDERS)
    for await (const { name } of objects.list(`${place}/${folder}/`)) {
      const key = name.slice(name.lastIndexOf('/') + 1)
      if (key.startsWith(beginning)) keys.add(key)
    }
  return keys
}
