import type { WorkerProtocol } from '../server/platform/worker/protocol.ts'
import { serveRequests } from '../server/platform/worker/serve-requests.ts'
import { lightRoom } from './rooms/layers/draw-layers.ts'
import type { RoomLight } from './rooms/layers/layers.ts'
import { type RoomOrder, chooseRoom } from './rooms/room.ts'

/** A thread that computes the light of rooms. */
export interface LightProtocol extends WorkerProtocol {
  request: RoomOrder
  answer: RoomLight
}

serveRequests<LightProtocol>(
  ({ on, turn, width, height }) => lightRoom(chooseRoom(on, turn).plan, width, height),
  ({ light: { day, evening } }) => [day.buffer as ArrayBuffer, evening.buffer as ArrayBuffer],
)
