#!/usr/bin/env node
require('../dist/vid.cjs');
