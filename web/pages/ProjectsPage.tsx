import { ProjectsView } from '../projects/list/ProjectsView.tsx'
import styles from './FavouritesPage.module.css'

/** /projects: a member's projects; the head leads on to boards and budget lists. */
export function ProjectsPage() {
  return (
    <div className={styles['page']}>
      <ProjectsView />
    </div>
  )
}
