import type { ListedObject, ObjectStore } from './objects.ts'

/**
 * The objects of two stores while they move from one to the other: reads find them in either, writes go to the new one, and removals
 * to both (decisions/154).
 */
export function createMovingObjects(to: ObjectStore, from: ObjectStore): ObjectStore {
  return {
    put: async (name, content) => to.put(name, content),
    putOnce: async (name, bytes) => to.putOnce(name, bytes),
    find: async (name) => (await to.find(name)) ?? from.find(name),
    open: async (name, range) => (await to.open(name, range)) ?? from.open(name, range),
    sizeOf: async (name) => (await to.sizeOf(name)) ?? from.sizeOf(name),
    async remove(name) {
      await from.remove(name)
      await to.remove(name)
    },
    list: (folder) => listBoth(to, from, folder),
  }
}

async function* listBoth(to: ObjectStore, from: ObjectStore, folder: string): AsyncGenerator<ListedObject> {
  yield* to.list(folder)
  for await (const listed of from.list(folder)) if ((await to.sizeOf(listed.name)) === undefined) yield listed
}
