/** Who speaks, as this machine has it. */
export { createVoices } from './create-voices';
export { tryEngine, tryVoiceCommand } from './try-voices';
