import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import type { Measure, Reading } from '../metrics/measure.ts'
import { poolsOf } from './database.ts'

/** The connections of this server, and whether the database answers. */
export function databaseMeasure(db: Db): Measure {
  return {
    metrics: {
      quarry_database_up: { help: '1 if the database answers' },
      quarry_pool_connections: { help: 'Connections by pool (calls, work) and state', labels: ['pool', 'state'] },
      quarry_pool_waiting: { help: 'Who waits for a connection, by pool', labels: ['pool'] },
      quarry_pool_size: { help: 'Most connections, by pool', labels: ['pool'] },
    },
    async read() {
      const connections: Reading[] = []
      const waiting: Reading[] = []
      const sizes: Reading[] = []
      for (const [pool, { totalCount, idleCount, waitingCount, options }] of Object.entries(poolsOf(db))) {
        connections.push({ labels: { pool, state: 'idle' }, value: idleCount })
        connections.push({ labels: { pool, state: 'busy' }, value: totalCount - idleCount })
        waiting.push({ labels: { pool }, value: waitingCount })
        sizes.push({ labels: { pool }, value: options.max })
      }
      const isUp = await sql`SELECT`.execute(db).then(
        () => true,
        () => false,
      )
      return {
        quarry_database_up: isUp ? 1 : 0,
        quarry_pool_connections: connections,
        quarry_pool_waiting: waiting,
        quarry_pool_size: sizes,
      }
    },
  }
}
