/** Light or dark: as the system has it, until somebody chooses. */
const NAME = 'vid-studio-theme';
export type Theme = 'light' | 'dark';

export const currentTheme = (): Theme => {
  const chosen = localStorage.getItem(NAME);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

export const applyTheme = (): void => {
  document.documentElement.dataset['theme'] = currentTheme();
};

export const toggleTheme = (): Theme => {
  localStorage.setItem(NAME, currentTheme() === 'dark' ? 'light' : 'dark');
  applyTheme();
  return currentTheme();
};
