import '../locales/work-texts.ts'
import { IconBriefcase } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { InProject } from '../../contract/collaboration/rights.ts'
import { hint } from '../kit/hint/hint.ts'
import { workAddress } from './work-address.ts'

/** Leads from a thing to its project; nothing where it is in none. */
export function InProjectLink({ project }: { project: InProject }) {
  const { t } = useTranslation()
  if (!project) return null
  const words = t('work.inProject', { name: project.name })
  return (
    <Link
      className="inline-flex max-w-260 min-w-0 items-center gap-6 text-meta text-second hover:text-accent phone:min-h-32"
      to={workAddress('project', project.id)}
      aria-label={words}
      {...hint(words)}
    >
      <IconBriefcase aria-hidden className="size-16 flex-none" />
      <span className="truncate" dir="auto">
        {project.name}
      </span>
    </Link>
  )
}
