import { hotelLobby } from './budgets/hotel-lobby.ts'
import type { DemoRoom } from './budgets/budget.ts'

/** The demonstration's project: what a designer's office keeps of one commission. */
interface DemoProject {
  /** Never changes: a database remembers by it that it was given one. */
  key: string
  /** At most 60 characters, in both languages. */
  name: string
  code: string
  clientName: string
  address: string
  /** The first and the last day, in days after loading. */
  days: [first: number, last: number]
  rooms: DemoRoom[]
  /** The keys of the demonstration's boards and lists that it holds. */
  boards: string[]
  budgets: string[]
}

const RESTAURANT = {
  key: 'restaurant',
  name: 'Restaurant · 餐厅',
  floorArea: '96.4',
  wallArea: '138',
  perimeter: '41.2',
}

export const PROJECT: DemoProject = {
  key: 'harbour-hotel',
  name: 'Harbour hotel · 海港酒店',
  code: hotelLobby.fields.code ?? '',
  clientName: hotelLobby.fields.clientName ?? '',
  address: '8 Quay Street · 码头街 8 号',
  days: [-40, 160],
  rooms: [...hotelLobby.rooms, RESTAURANT],
  boards: ['harbour-hotel-lobby', 'courtyard-restaurant'],
  budgets: [hotelLobby.key],
}
