#!/usr/bin/env node
import '../dist/vid-server.js';
