-- Which process is running a mutation that may take it down; another one that finds this knows that it did.
ALTER TABLE faults ADD COLUMN running_in TEXT;
