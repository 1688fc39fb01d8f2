/** The day that it is by the server's clock: times of another day are shown with theirs. */
import { useEffect, useState } from 'preact/hooks';
import { dayOf } from './format';

const watchers = new Set<(day: string) => void>();
let today = dayOf(new Date().toISOString());

export const setToday = (iso: string): void => {
  const day = dayOf(iso);
  if (day === today) return;
  today = day;
  for (const watch of watchers) watch(day);
};

export const useToday = (): string => {
  const [day, setDay] = useState(today);
  useEffect(() => {
    watchers.add(setDay);
    setDay(today);
    return () => void watchers.delete(setDay);
  }, []);
  return day;
};
