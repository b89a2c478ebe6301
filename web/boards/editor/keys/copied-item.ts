import { LONGEST_SIDE_MM, SHORTEST_SIDE_MM, type Item, type ItemType } from '../../../../contract/boards/item.ts'

type Keys = Record<string, unknown>

/** The facts of each kind besides the common ones. The browser has the contract without its schemas (decisions/010). */
const drawn: Record<ItemType, readonly string[]> = {
  sku: ['refId', 'snapshot', 'crop', 'mask', 'label', 'laid'],
  picture: ['refId', 'name', 'crop', 'mask', 'label'],
  chip: ['color', 'name', 'mask', 'label'],
  text: ['text', 'level', 'align', 'color', 'size'],
  shape: ['shape', 'strokeWidth'],
  frame: ['name'],
}

/** Reads a copied item; null where it cannot be one. The server checks the rest on saving. */
export function readItem(value: unknown): Item | null {
  if (!isKeyed(value)) return null
  const needed = Object.hasOwn(drawn, String(value['type'])) ? drawn[value['type'] as ItemType] : undefined
  const isWhole =
    needed?.every((key) => value[key] !== undefined) &&
    typeof value['id'] === 'string' &&
    ['x', 'y'].every((key) => isWithin(value[key], -LONGEST_SIDE_MM, LONGEST_SIDE_MM)) &&
    ['w', 'h'].every((key) => isWithin(value[key], SHORTEST_SIDE_MM, LONGEST_SIDE_MM)) &&
    isWithin(value['rotation'], -180, 180) &&
    isWithin(value['opacity'], 0, 1) &&
    isWithin(value['z'], -1e9, 1e9) &&
    (value['groupId'] === null || typeof value['groupId'] === 'string')
  return isWhole ? (value as unknown as Item) : null
}

function isKeyed(value: unknown): value is Keys {
  return typeof value === 'object' && value !== null
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most
}
