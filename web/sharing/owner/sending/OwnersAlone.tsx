import '../../../locales/sending-texts.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Project } from '../../../../contract/projects.ts'
import { ErrorFace } from '../../../errors/ErrorFace.tsx'
import { saysUnknown } from '../../../errors/message.ts'
import { LinkButton } from '../../../kit/Button.tsx'
import { Answer } from '../../../lists/Answer.tsx'
import { PROJECTS, workAddress } from '../../../workspace/work-address.ts'

interface OwnersAloneProps {
  query: UseQueryResult<Project>
  children: (project: Project) => ReactNode
}

/** A page of what is sent of a project, which is its owner's alone. */
export function OwnersAlone({ query, children }: OwnersAloneProps) {
  const { t } = useTranslation()
  if (saysUnknown(query.error))
    return (
      <ErrorFace fault="missing" title={t('sending.noProject')} hints={[t('sending.noProjectHint')]}>
        <LinkButton look="filled" label={t('routes.projects')} to={PROJECTS} />
      </ErrorFace>
    )
  return (
    <Answer query={query} failed={t('sending.projectFailed')}>
      {(project) =>
        project.right === 'own' ? (
          children(project)
        ) : (
          <ErrorFace fault="locked" title={t('sending.notYours')} hints={[t('sending.notYoursHint')]}>
            <LinkButton look="filled" label={project.name} to={workAddress('project', project.id)} />
          </ErrorFace>
        )
      }
    </Answer>
  )
}
