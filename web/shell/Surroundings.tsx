import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HintLayer } from '../kit/hint/HintLayer.tsx'
import { THEME_KEY } from './preferences/preferences.ts'
import { queryClient } from './query-client.ts'

const colorSchemeManager = localStorageColorSchemeManager({ key: THEME_KEY })

/** The providers around every page: query client, theme, texts. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {/* The variables come from files (look/theme.css), not from a style element written at run time. */}
      <MantineProvider
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        {children}
        <HintLayer />
      </MantineProvider>
    </QueryClientProvider>
  )
}
