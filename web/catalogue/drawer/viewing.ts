/** The pictures that the viewer goes through, and the one that it begins with. */
export interface Viewing {
  pictures: readonly string[]
  index: number
}
