import { LONGEST_FOLDER_NAME } from '../../contract/favourites.ts'
import { nameKeyOf } from '../workspace/names.ts'

/** The name, or the name with the first number that makes it free. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  for (let number = 2; taken.has(nameKeyOf(free)); number += 1) {
    const after = ` (${number})`
    free = `${name.slice(0, LONGEST_FOLDER_NAME - after.length).toWellFormed()}${after}`
  }
  return free
}
