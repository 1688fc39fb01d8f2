// Ends the process of a server in the background before it listens.
if (process.argv[1]?.includes('background-child')) {
  console.error('out of luck');
  process.exit(7);
}
