import { NEW_PROJECT, type Project, type ProjectCard } from '../../contract/projects.ts'

const NOON = Date.UTC(2026, 4, 1, 12)

let count = 0

/** A project as the list shows it; a test states only what matters to it. */
export function aProjectCard(facts: Partial<ProjectCard> = {}): ProjectCard {
  count += 1
  const { rooms: _, ...fields } = NEW_PROJECT
  return {
    ...fields,
    id: `${count}`,
    name: `Project ${count}`,
    ownerName: 'Ada',
    right: 'own',
    version: 1,
    roomCount: 0,
    boards: 0,
    budgets: 0,
    folders: 0,
    archiveTime: null,
    createTime: NOON,
    updateTime: NOON,
    ...facts,
  }
}

/** A whole project. */
export function aProject(facts: Partial<Project> = {}): Project {
  const rooms = facts.rooms ?? []
  return { ...aProjectCard({ roomCount: rooms.length }), ...facts, rooms }
}
