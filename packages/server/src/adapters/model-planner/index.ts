/** Planning with the user's own model. */
export { createModelPlanner } from './model-planner';
